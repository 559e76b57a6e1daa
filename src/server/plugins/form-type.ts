import type { FastifyRequest } from 'fastify';

/** Whether a request says that its body is a form with files. */
export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
}
