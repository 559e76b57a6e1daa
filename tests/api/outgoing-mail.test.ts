import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/client.ts';
import { createOutgoingMailRepo } from '#server/modules/outgoing-mail/repo.ts';
import { createOutgoingMail } from '#server/modules/outgoing-mail/service.ts';
import { createInlineQueue } from '#tests/support/inline-queue.ts';
import { createOutsideWorld, type OutsideWorld } from '#tests/support/outside-world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const { log } = Fastify();

let database: TestDatabase;
let world: OutsideWorld;
const open: Database[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  world = createOutsideWorld();
});
afterAll(async () => {
  for (const { pool } of open) await pool.end();
  await database.drop();
});

/** A server with so many connections that writes a mail and sends one; `between` happens after it has read the mail. */
function serverWith(connections: number, between: () => Promise<void> = async () => undefined) {
  const own = openDatabase(database.url, connections, () => undefined);
  open.push(own);
  const queue = createInlineQueue();
  const read = async (text: string) => {
    const { rows } = await own.pool.query('select $1::text as said', [text]);
    return rows[0].said;
  };
  const mails = createOutgoingMail({
    repo: createOutgoingMailRepo(own.db),
    queue,
    mail: world.adapters.mail,
    companyAddress: async () => {
      await between();
      return read('office@example.com');
    },
    attachment: async (id) => ({ name: await read(id), mediaType: 'image/jpeg', bytes: Buffer.from('x') }),
    log,
    clock: Date.now,
  });
  return {
    async write() {
      const id = randomUUID();
      const mail = { subject: 'Two boxes', text: 'to Hamburg', fileIds: ['front.jpg', 'back.jpg'] };
      await own.db.transaction((tx) => mails.toCompany(tx, id, mail));
      return id;
    },
    send: (id: string) => queue.send('mail.send', [{ key: id, data: { id } }]),
  };
}

describe('a mail to the company', () => {
  it('goes out with its pictures where the database has one connection for us', async () => {
    const server = serverWith(1);
    await server.send(await server.write());
    expect(world.mails).toMatchObject([
      { to: 'office@example.com', attachments: [{ name: 'front.jpg' }, { name: 'back.jpg' }] },
    ]);
  });

  it('R17 goes out once when another server sends it meanwhile', async () => {
    const other = serverWith(2);
    let id = '';
    const server = serverWith(2, () => other.send(id));
    id = await server.write();
    await server.send(id);
    expect(world.mails).toHaveLength(1);
  });

  it('H30 is sent again after a failure, and holds no connection while it is on its way', async () => {
    let refuses = true;
    const server = serverWith(1, async () => {
      if (refuses) throw new Error('no address');
    });
    const id = await server.write();
    await expect(server.send(id)).rejects.toThrow('no address');
    refuses = false;
    await server.send(id);
    expect(world.mails).toHaveLength(1);
  });
});
