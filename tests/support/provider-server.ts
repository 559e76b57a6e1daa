import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './listen.ts';

/** A request to a simulated provider. */
export interface ProviderRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A provider's server on a free port of this machine, answering with what `answer` makes of each request. */
export async function startProvider(
  answer: (request: ProviderRequest) => { status?: number; type?: string; json: unknown },
) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const {
      status = 200,
      type = 'application/json',
      json,
    } = answer({
      method: request.method ?? '',
      url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    response.writeHead(status, { 'content-type': type });
    response.end(typeof json === 'string' ? json : JSON.stringify(json));
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
