import { clientMessage, refusalAnswer, serverMessage } from '@entente/protocol';
import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import type { Route } from './route.ts';

const schemaOf = (schema: ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io });

const json = (schema: ZodMiniType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
});

const refusedResponse = {
  description: 'refused: nothing was done',
  content: json(refusalAnswer, 'output'),
};

/** The description of the interface for programs, made from the same schemas that check the requests. */
export function openApi(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method] = operation(route);
  }
  paths['/api/tables/{id}/stream'] = {
    get: {
      summary: 'The messages of a table as server-sent events.',
      parameters: [inPath('id'), { name: 'lift', in: 'query', schema: { type: 'integer' } }],
      responses: {
        200: {
          description: 'events',
          content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/ServerMessage' } } },
        },
        default: refusedResponse,
      },
    },
  };
  paths['/api/socket'] = {
    get: {
      summary:
        'The live socket: texts, each one JSON object. You send a ClientMessage, the server a ServerMessage.',
      responses: { 101: { description: 'switching to a web socket' } },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Entente', version, description: 'Tables for people and programs.' },
    components: {
      schemas: {
        ClientMessage: schemaOf(clientMessage, 'input'),
        ServerMessage: schemaOf(serverMessage, 'output'),
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'entente' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  };
}

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

function operation(route: Route): object {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const query = route.query === null ? [] : queryParameters(route.query);
  return {
    summary: route.what,
    ...(route.session ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
    ...(route.operator ? { security: [{ bearer: [] }] } : {}),
    parameters: [...names.map(inPath), ...query],
    ...(route.body === null ? {} : { requestBody: { required: true, content: json(route.body, 'input') } }),
    responses: {
      200: { description: 'done', content: json(route.answer, 'output') },
      default: refusedResponse,
    },
  };
}

function queryParameters(query: ZodMiniType): object[] {
  const { properties = {} } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

/** The same for people: a page without any script. */
export function apiPage(routes: readonly Route[]): string {
  const rows = routes.map(
    ({ method, path, what, body }) =>
      `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${path}</code></td><td>${escaped(what)}${
        body === null ? '' : bodyHint(body)
      }</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Entente: interface</title><h1>The interface of this server</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. The live socket is at <code>/api/socket</code>,
the same messages come as events from <code>/api/tables/:id/stream</code>.</p>
<table>${rows.join('\n')}</table></html>`;
}

function bodyHint(body: ZodMiniType): string {
  return `<details><summary>body</summary><pre>${escaped(JSON.stringify(schemaOf(body, 'input'), null, 1))}</pre></details>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
