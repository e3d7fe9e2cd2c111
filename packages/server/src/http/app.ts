import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Language } from '@entente/engine';
import { isRulesHash } from '@entente/shelf';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod/mini';
import { counterOf } from '../limits.ts';
import { streamTable } from '../live/event-stream.ts';
import { isOperator } from '../operator/token.ts';
import { agentName } from '../people/browser-name.ts';
import { COOKIE, tokenOf } from '../people/sessions.ts';
import type { Asker } from '../previews/previews.ts';
import { RefusalError, refuse } from '../refuse.ts';
import { addressOf, isAllowedOrigin, originOf } from '../request.ts';
import type { Services } from '../services.ts';
import { SESSION_LASTS } from '../store/people.ts';
import { accountRoutes } from './account-routes.ts';
import { classRoutes } from './class-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { experimentRoutes } from './experiment-routes.ts';
import { WebFiles } from './files.ts';
import { noticeRoutes } from './notice-routes.ts';
import { apiPage, openApi } from './openapi.ts';
import { operatorRoutes } from './operator-routes.ts';
import { personRoutes } from './person-routes.ts';
import { replayRoutes } from './replay-routes.ts';
import type { Route } from './route.ts';
import { tableRoutes } from './table-routes.ts';

const MOST_BYTES = 16_384;
const routesOf = (services: Services): Route[] => [
  ...personRoutes(services),
  ...accountRoutes(services),
  ...noticeRoutes(services),
  ...tableRoutes(services),
  ...replayRoutes(services),
  ...companyRoutes(services),
  ...classRoutes(services),
  ...experimentRoutes(services),
  ...(services.config.adminToken === null ? [] : operatorRoutes(services)),
];

type RequestContext = Context<{ Bindings: HttpBindings }>;

export function makeApp(services: Services, version: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { config } = services;
  const routes = routesOf(services);
  app.use(async (context, next) => {
    await next();
    services.metrics.requests.inc({ status: context.res.status });
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
      // Only the operator knows whether browsers use https.
      strictTransportSecurity: services.config.publicUrl?.startsWith('https:') === true,
    }),
  );
  app.onError((fault, context) =>
    told(
      context as RequestContext,
      fault instanceof RefusalError ? fault : services.faults.refusal(fault, isChange(context.req.method)),
    ),
  );

  app.get('/healthz', async (context) => {
    const ok = await services.health.isWell();
    return context.json({ ok }, ok ? 200 : 503);
  });
  // Does the process answer at all? If not, it should be started again.
  app.get('/livez', (context) => context.json({ ok: true }));
  // Should it get players?
  app.get('/readyz', async (context) => {
    const reasons = await services.health.reasons();
    return context.json({ ok: reasons.length === 0, reasons }, reasons.length === 0 ? 200 : 503);
  });
  // Monitoring always gets an answer; all other clients have a limit.
  app.use('/metrics', guard(services));
  app.use('/api/*', guard(services));
  app.get('/metrics', async (context) =>
    context.body(await services.metrics.registry.metrics(), 200, {
      'content-type': services.metrics.registry.contentType,
    }),
  );
  // Made when it is first wanted: that takes a while.
  let description: ReturnType<typeof openApi> | null = null;
  app.get('/api/openapi.json', (context) => {
    description ??= openApi(routes, version);
    return context.json(description);
  });
  app.get('/api', (context) => context.html(apiPage(routes)));

  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (context) => told(context as RequestContext, refuse('refuse.size')),
    }),
  );
  for (const route of routes)
    app.on(route.method, route.path, async (context) => serve(services, route, context));
  app.get('/api/tables/:id/stream', async (context) => {
    const { incoming, outgoing } = context.env;
    const { id } = pathOf(context);
    const address = addressOf(config, incoming);
    services.limits.spend('connect', address);
    outgoing.once('close', services.limits.open('address', address));
    const person = await services.sessions.of(tokenOf(incoming.headers));
    if (person !== null) outgoing.once('close', services.limits.open('person', person.id));
    const lift = context.req.query('lift');
    if (lift !== undefined && !/^\d{1,2}$/.test(lift)) throw refuse('refuse.shape', { problem: 'lift' });
    return streamTable(services, context, id, person, lift === undefined ? null : Number(lift));
  });
  app.all('/api/*', (context) => told(context, refuse('refuse.nothing')));

  // Rules of tables that are not played by the newest.
  app.get('/rules/:name{.+\\.mjs}', async (context) => rulesFile(services, context));

  // Pictures of pages, for other sites that show a link to one.
  app.get('/og/*', async (context) => drawn(services, context));
  app.get('/og.png', async (context) => drawn(services, context));

  const files = new WebFiles(services.config.web);
  app.get('*', async (context) => {
    const { path } = context.req;
    if (files.isPage(path))
      return context.html(await withPreview(services, context, files.page), 200, PAGE_HEADERS);
    const answer = await files.answer(path, context.req.header('accept-encoding') ?? '');
    return answer ?? told(context, refuse('refuse.nothing'));
  });
  return app;
}

const PAGE_HEADERS = { 'cache-control': 'no-cache', vary: 'accept-language' };
/** Seconds that others may keep a picture. */
const KEEP_PICTURE = 600;
/** What is shown in place of a picture that cannot be drawn. */
const NO_PICTURE = '/icon-512.png';

function askerOf(services: Services, context: RequestContext): Asker {
  const { incoming } = context.env;
  const { publicUrl } = services.config;
  const host = /^[\w.:[\]-]+$/.exec(incoming.headers.host ?? '')?.[0] ?? 'localhost';
  const wanted = LANGUAGES.find((language) => language === context.req.query('l'));
  return {
    language: wanted ?? languageOf(incoming),
    origin: publicUrl === null ? `http://${host}` : new URL(publicUrl).origin,
    spendCode: () => services.limits.spend('code', addressOf(services.config, incoming)),
  };
}

/** The page, with what other sites show beside a link to it. Whatever goes wrong there is no reason not to give the page. */
async function withPreview(services: Services, context: RequestContext, page: string): Promise<string> {
  try {
    services.limits.spend('preview', addressOf(services.config, context.env.incoming));
    const tags = await services.previews.tags(context.req.path, askerOf(services, context));
    return page.replace('</head>', () => `${tags}\n  </head>`);
  } catch (fault) {
    if (!(fault instanceof RefusalError)) services.faults.note(fault);
    return page;
  }
}

async function drawn(services: Services, context: RequestContext): Promise<Response> {
  services.limits.spend('picture', addressOf(services.config, context.env.incoming));
  const path = context.req.path.replace(/^\/og/, '').replace(/\.png$/, '') || '/';
  const svg = await services.previews.picture(path, askerOf(services, context));
  const png = await services.picturePress.png(svg);
  if (png === null) return context.redirect(NO_PICTURE);
  return context.body(new Uint8Array(png), 200, {
    'content-type': 'image/png',
    'cache-control': `public, max-age=${KEEP_PICTURE}`,
  });
}

/** How long a file stays that is named by its hash, in seconds: for ever, as browsers count. */
const FOR_EVER = 31_536_000;

/** By its hash, or by game and version: `/rules/limit@3.mjs`. */
async function rulesFile(services: Services, context: RequestContext): Promise<Response> {
  services.limits.spend('request', addressOf(services.config, context.env.incoming));
  const name = context.req.path.replace(/^\/rules\//, '').replace(/\.mjs$/, '');
  const isExact = isRulesHash(name);
  const [, game, version] = /^([a-z][a-z0-9-]*)@(\d{1,6})$/.exec(name) ?? [];
  const hash = isExact ? name : services.rules.find({ game: game ?? '', version: Number(version) })?.hash;
  const body = hash === undefined ? null : await services.rules.packed(hash);
  if (body === null) return told(context, refuse('refuse.nothing'));
  const isPacked = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  return context.body(new Uint8Array(isPacked ? body : await promisify(gunzip)(body)), 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': isExact ? `public, max-age=${FOR_EVER}, immutable` : 'no-cache',
    vary: 'accept-encoding',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  });
}

const isChange = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** Before anything else: not too often, and only from our own pages. */
function guard(services: Services) {
  return async (context: RequestContext, next: () => Promise<void>) => {
    const { incoming } = context.env;
    services.limits.spend('request', addressOf(services.config, incoming));
    if (
      isChange(context.req.method) &&
      !isAllowedOrigin(services.config, incoming.headers.origin, incoming.headers.host)
    )
      throw refuse('refuse.origin');
    context.header('cache-control', 'no-store');
    await next();
  };
}

/** Ids and codes are made of these; passkeys have the longest. */
const PART_OF_PATH = /^[\w-]{1,1400}$/;

function pathOf(context: RequestContext): Record<string, string> {
  const path: Record<string, string> = context.req.param();
  if (!Object.values(path).every((part) => PART_OF_PATH.test(part))) throw refuse('refuse.nothing');
  return path;
}

async function serve(services: Services, route: Route, context: RequestContext): Promise<Response> {
  const { incoming } = context.env;
  if (route.operator) demandOperator(services, incoming);
  const path = pathOf(context);
  const token = tokenOf(incoming.headers);
  const person = await services.sessions.of(token);
  if (route.session && person === null) throw refuse('refuse.noName');
  const address = addressOf(services.config, incoming);
  if (route.limit !== undefined) {
    services.limits.spend(route.limit, counterOf(route.limit, address, person?.id ?? null));
    if (route.limit === 'create') services.limits.spend('createHere', address);
  }
  let given: string | null | undefined;
  const answer = await route.answerTo({
    person,
    page: { origin: originOf(services.config, incoming) },
    source: { from: incoming.socket.remoteAddress ?? '', host: incoming.headers.host ?? '' },
    address,
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
  if (given === undefined && hasCookie && (await services.sessions.isToRenew(token, person))) given = token;
  if (given !== undefined) setToken(services, context, given);
  return context.json(answer as object);
}

function demandOperator({ config, limits }: Services, request: IncomingMessage): void {
  limits.spend('operator', addressOf(config, request));
  if (config.adminToken === null || !isOperator(config.adminToken, request.headers.authorization))
    throw refuse('refuse.operator');
}

function checked(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refuse('refuse.shape', { problem: z.prettifyError(parsed.error).slice(0, 300) });
}

async function bodyOf(context: RequestContext): Promise<unknown> {
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

function setToken(services: Services, context: RequestContext, token: string | null): void {
  const secure = services.config.publicUrl?.startsWith('https:') === true;
  if (token === null) deleteCookie(context, COOKIE, { path: '/', secure });
  else {
    const maxAge = SESSION_LASTS / 1000;
    setCookie(context, COOKIE, token, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge, secure });
  }
}

function told(context: RequestContext, refused: RefusalError): Response {
  const { seconds } = refused.refusal.with;
  if (typeof seconds === 'number') context.header('retry-after', `${seconds}`);
  return context.json(refused.told(languageOf(context.env.incoming)), refused.status as 400);
}

const LANGUAGES: readonly Language[] = ['en', 'it', 'de'];

function languageOf(request: IncomingMessage): Language {
  const wanted = /^\s*(en|it|de)\b/i.exec(request.headers['accept-language'] ?? '');
  return wanted === null ? 'en' : (wanted[1].toLowerCase() as Language);
}
