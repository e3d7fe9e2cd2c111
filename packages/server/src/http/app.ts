import type { IncomingMessage } from 'node:http';
import type { Language } from '@entente/engine';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import { agentName } from '../people/agent.ts';
import { COOKIE, tokenOf } from '../people.ts';
import { Refused, refuse } from '../refuse.ts';
import { SESSION_LASTS } from '../store/accounts.ts';
import { accountRoutes } from './account-routes.ts';
import { WebFiles } from './files.ts';
import { noticeRoutes } from './notice-routes.ts';
import { apiPage, openApi } from './openapi.ts';
import { personRoutes } from './person-routes.ts';
import { replayRoutes } from './replay-routes.ts';
import type { Route } from './route.ts';
import { streamTable } from './stream.ts';
import { tableRoutes } from './table-routes.ts';

const MOST_BYTES = 16_384;
/** Limits that count by address, also for those who are known. */
const BY_ADDRESS: readonly (string | undefined)[] = ['session', 'code', 'come', 'mail'];
const ROUTES: readonly Route[] = [
  ...personRoutes,
  ...accountRoutes,
  ...noticeRoutes,
  ...tableRoutes,
  ...replayRoutes,
];

type Here = Context<{ Bindings: HttpBindings }>;

export function makeApp(house: House, version: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (context, next) => {
    await next();
    house.metrics.requests.inc({ status: context.res.status });
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'same-origin',
      // Whether this server is reached by https is known only to whoever runs it.
      strictTransportSecurity: house.config.publicUrl?.startsWith('https:') === true,
    }),
  );
  app.onError((fault, context) =>
    told(
      context as Here,
      fault instanceof Refused ? fault : house.fault(fault, isChange(context.req.method)),
    ),
  );

  app.get('/healthz', async (context) => {
    const ok = await house.health.isWell();
    return context.json({ ok }, ok ? 200 : 503);
  });
  // Whoever watches over the server must always get an answer; everybody else can ask too often.
  app.use('/metrics', guard(house));
  app.use('/api/*', guard(house));
  app.get('/metrics', async (context) =>
    context.body(await house.metrics.registry.metrics(), 200, {
      'content-type': house.metrics.registry.contentType,
    }),
  );
  const description = openApi(ROUTES, version);
  app.get('/api/openapi.json', (context) => context.json(description));
  const page = apiPage(ROUTES);
  app.get('/api', (context) => context.html(page));

  app.use(
    '/api/*',
    bodyLimit({ maxSize: MOST_BYTES, onError: (context) => told(context as Here, refuse('refuse.size')) }),
  );
  for (const route of ROUTES)
    app.on(route.method, route.path, async (context) => serve(house, route, context));
  app.get('/api/tables/:id/stream', async (context) => {
    const { incoming, outgoing } = context.env;
    const { id } = pathOf(context);
    const address = house.addressOf(incoming);
    house.limits.spend('connect', address);
    outgoing.once('close', house.limits.open('address', address));
    const person = await house.people.of(tokenOf(incoming.headers));
    if (person !== null) outgoing.once('close', house.limits.open('person', person.id));
    const lift = context.req.query('lift');
    if (lift !== undefined && !/^\d{1,2}$/.test(lift)) throw refuse('refuse.shape', { problem: 'lift' });
    return streamTable(house, context, id, person, lift === undefined ? null : Number(lift));
  });
  app.all('/api/*', (context) => told(context, refuse('refuse.nothing')));

  const files = new WebFiles(house.config.web);
  app.get('*', async (context) => {
    const answer = await files.answer(context.req.path, context.req.header('accept-encoding') ?? '');
    return answer ?? told(context, refuse('refuse.nothing'));
  });
  return app;
}

const isChange = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** Before anything else: not too often, and only from our own pages. */
function guard(house: House) {
  return async (context: Here, next: () => Promise<void>) => {
    const { incoming } = context.env;
    house.limits.spend('request', house.addressOf(incoming));
    if (isChange(context.req.method) && !house.isWelcome(incoming.headers.origin, incoming.headers.host))
      throw refuse('refuse.origin');
    context.header('cache-control', 'no-store');
    await next();
  };
}

/** Ids and codes are made of these; passkeys have the longest. */
const PART_OF_PATH = /^[\w-]{1,1400}$/;

function pathOf(context: Here): Record<string, string> {
  const path: Record<string, string> = context.req.param();
  if (!Object.values(path).every((part) => PART_OF_PATH.test(part))) throw refuse('refuse.nothing');
  return path;
}

async function serve(house: House, route: Route, context: Here): Promise<Response> {
  const path = pathOf(context);
  const { incoming } = context.env;
  const token = tokenOf(incoming.headers);
  const person = await house.people.of(token);
  if (route.session && person === null) throw refuse('refuse.noName');
  if (route.limit !== undefined) {
    const byAddress = BY_ADDRESS.includes(route.limit) || person === null;
    house.limits.spend(route.limit, byAddress ? house.addressOf(incoming) : person.id);
    if (route.limit === 'create') house.limits.spend('createHere', house.addressOf(incoming));
  }
  let given: string | null | undefined;
  const answer = await route.answerTo({
    house,
    person,
    page: { origin: house.originOf(incoming) },
    way: { from: incoming.socket.remoteAddress ?? '', host: incoming.headers.host ?? '' },
    agent: agentName(incoming.headers['user-agent']),
    language: languageOf(incoming),
    path,
    body: route.body === null ? undefined : checked(route.body, await bodyOf(context)),
    query: route.query === null ? undefined : checked(route.query, context.req.query()),
    setToken: (value) => {
      given = value;
    },
  });
  const hasCookie = person !== null && token !== null && incoming.headers.authorization === undefined;
  if (given === undefined && hasCookie && (await house.people.isToRenew(token, person))) given = token;
  if (given !== undefined) setToken(house, context, given);
  return context.json(answer as object);
}

function checked(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refuse('refuse.shape', { problem: z.prettifyError(parsed.error).slice(0, 300) });
}

async function bodyOf(context: Here): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\b/.test(type))
    throw refuse('refuse.shape', { problem: 'application/json is wanted' });
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('refuse.shape', { problem: 'not JSON' });
  }
}

function setToken(house: House, context: Here, token: string | null): void {
  const secure = house.config.publicUrl?.startsWith('https:') === true;
  if (token === null) deleteCookie(context, COOKIE, { path: '/', secure });
  else {
    const maxAge = SESSION_LASTS / 1000;
    setCookie(context, COOKIE, token, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge, secure });
  }
}

function told(context: Here, refused: Refused): Response {
  const { seconds } = refused.refusal.with;
  if (typeof seconds === 'number') context.header('retry-after', `${seconds}`);
  return context.json(refused.told(languageOf(context.env.incoming)), refused.status as 400);
}

function languageOf(request: IncomingMessage): Language {
  const wanted = /^\s*(en|it|de)\b/i.exec(request.headers['accept-language'] ?? '');
  return wanted === null ? 'en' : (wanted[1].toLowerCase() as Language);
}
