import fp from 'fastify-plugin';
import { openApiDocument } from '#server/openapi.ts';
import { Answer } from './answer.ts';

/** `GET /openapi.json`: the API's own description, made from the contract. */
export const openApi = fp(
  async (app) => {
    const answer = new Answer({
      status: 200,
      headers: { 'cache-control': 'public, no-cache', vary: 'accept-encoding' },
      contentType: 'application/json; charset=utf-8',
      body: Buffer.from(JSON.stringify(openApiDocument())),
      compressible: true,
    });
    app.get('/openapi.json', (request, reply) => answer.send(request, reply));
  },
  { name: 'openapi', dependencies: ['security-headers'] },
);
