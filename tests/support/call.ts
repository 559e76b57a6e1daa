import type { FastifyInstance } from 'fastify';
import { envelope, type ProblemEnvelope, problemEnvelope } from '#contract/problems.ts';
import type { ResponseOf, RouteDefinition } from '#contract/route.ts';

/** The header that a browser adds to a call from one of the site's own pages. */
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

/** Calls a route as a client does and reads its answer by the contract; throws when it is not a success that fits. */
export async function ask<R extends RouteDefinition>(
  app: FastifyInstance,
  route: R,
  { params = {}, query = {} }: { params?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<ResponseOf<R>> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const answer = await app.inject({
    method: route.method,
    url: `/api${path}?${new URLSearchParams(query)}`,
    headers: OWN_PAGE,
  });
  if (answer.statusCode !== 200) throw new Error(`${route.name}: ${answer.statusCode} ${answer.payload}`);
  return envelope(route.response).parse(answer.json()).message as ResponseOf<R>;
}

/** The problem that a call ends with; throws when it succeeds or fails in another form. */
export async function problemOf(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' = 'GET',
): Promise<ProblemEnvelope> {
  const answer = await app.inject({ method, url, headers: { ...OWN_PAGE, ...headers } });
  const problem = problemEnvelope.parse(answer.json());
  if (problem.status !== answer.statusCode) throw new Error(`HTTP ${answer.statusCode}, envelope ${problem.status}`);
  return problem;
}
