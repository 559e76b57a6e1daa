import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { problemEnvelope } from '#contract/problems.ts';
import type { RouteDefinition } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

type Json = Record<string, unknown>;

/** Where the description of the API is kept; a test holds it to the contract. */
export const OPENAPI_FILE = join(import.meta.dirname, '..', 'contract', 'openapi.json');

/** JSON Schema of what travels: for inputs the text before it is read, for outputs what is sent. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}

function parameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  const names = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: value,
  }));
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

const FORM = {
  'multipart/form-data': {
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
  },
};

const FILE = {
  description: 'The file.',
  headers: { 'download-filename': { description: 'Its name, percent-encoded.', schema: { type: 'string' } } },
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

function success(message: Json): Json {
  return {
    description: 'Success; the payload is in `message`.',
    content: json({
      type: 'object',
      properties: { status: { const: 200 }, message },
      required: ['status', 'message'],
    }),
  };
}

/** The schema of a body that may be sent in place of the query, with all of its parameters or some. */
function bodyThatAsks(query: z.core.$ZodType): Json {
  const { required: _, ...schema } = jsonSchema(query, 'input');
  return schema;
}

function operation(route: RouteDefinition): Json {
  const message = jsonSchema(route.response, 'output');
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.name.split('.')[0]],
    security: route.token ? [{ token: [] }] : [],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.bodyAsks === true && route.query !== undefined
      ? { requestBody: { required: false, content: json(bodyThatAsks(route.query)) } }
      : {}),
    ...(route.form === true ? { requestBody: { required: true, content: FORM } } : {}),
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(route.body, 'input')) } }),
    responses: {
      200: route.file === true ? FILE : success(message),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function paths(): Json {
  const all: Record<string, Json> = {};
  for (const route of routes) {
    all[route.path] = { ...all[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return all;
}

/** The API as an OpenAPI 3.1 document, made from the contract alone. */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Harbourway provider API',
      version: '1.0.0',
      description:
        'Every answer is `{ "status", "message" }`; status 200 is success and `message` the payload, anything else a problem with a code of a closed list. Sentences come in the language of `Accept-Language` (`zh-CN`, `en-US`).',
    },
    servers: [{ url: '/api' }],
    paths: paths(),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: { Problem: { description: 'A problem.', content: json(jsonSchema(problemEnvelope, 'output')) } },
    },
  };
}

/** The document as it is written to {@link OPENAPI_FILE}. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) await writeFile(OPENAPI_FILE, openApiText());
