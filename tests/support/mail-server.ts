import { createServer } from 'node:net';
import { listen } from './listen.ts';

/** A mail as it arrived: the envelope, and the text with its headers. */
export interface ArrivedMail {
  from: string;
  to: string[];
  data: string;
}

/**
 * An SMTP server that speaks as much as a client needs, takes one user, and keeps what arrives. It takes a mail once
 * `taking` is done with it.
 */
export async function startMailServer(
  user = 'site',
  password = 'mail password',
  taking: (mail: ArrivedMail) => Promise<void> = async () => undefined,
) {
  const arrived: ArrivedMail[] = [];
  const credentials = Buffer.from(`\0${user}\0${password}`).toString('base64');
  const server = createServer((socket) => {
    let mail: ArrivedMail = { from: '', to: [], data: '' };
    let text = '';
    let reading = false;
    let known = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      if (/^EHLO/i.test(line)) say('250-mail.test\r\n250-8BITMIME\r\n250 AUTH PLAIN');
      else if (/^AUTH PLAIN /i.test(line)) {
        known = line.slice(11) === credentials;
        say(known ? '235 Authenticated' : '535 Wrong user or password');
      } else if (!known) say('530 Authenticate first');
      else if (/^MAIL FROM:/i.test(line)) {
        mail = { from: /<(.*)>/.exec(line)?.[1] ?? '', to: [], data: '' };
        say('250 OK');
      } else if (/^RCPT TO:/i.test(line)) {
        mail.to.push(/<(.*)>/.exec(line)?.[1] ?? '');
        say('250 OK');
      } else if (/^DATA/i.test(line)) {
        reading = true;
        say('354 Go on');
      } else if (/^(RSET|NOOP)/i.test(line)) say('250 OK');
      else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
      else say('502 Not known');
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      for (let end = text.indexOf('\r\n'); end !== -1; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (!reading) command(line);
        else if (line === '.') {
          reading = false;
          const whole = mail;
          void taking(whole).then(() => {
            arrived.push(whole);
            say('250 Queued');
          });
        } else mail.data += `${line.replace(/^\.\./, '.')}\n`;
      }
    });
    say('220 mail.test ready');
  });
  const port = await listen(server);
  return {
    arrived,
    url: `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
