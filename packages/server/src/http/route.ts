import type { Language } from '@entente/engine';
import type * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import type { RequestSource } from '../addresses.ts';
import type { SessionPerson } from '../store/store.ts';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** A request after everything about it has been checked. */
export interface RouteRequest<Body, Query, Who> {
  readonly person: Who;
  /** Parts of the path, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly query: Query;
  /** The page that asks, as its browser or the operator names it. */
  readonly page: { readonly origin: string };
  /** Where the request comes from, and by which name it has found the server. */
  readonly source: RequestSource;
  /** The network that limits count the request for. */
  readonly address: string;
  /** What the browser calls itself, in words. */
  readonly agent: string;
  readonly language: Language;
  /** Sets the session cookie; null deletes it. */
  setToken(token: string | null): void;
}

interface Description {
  readonly method: Method;
  readonly path: string;
  /** One sentence for the description of the interface. */
  readonly what: string;
  readonly answer: ZodMiniType;
  readonly limit?:
    | 'session'
    | 'student'
    | 'code'
    | 'come'
    | 'mail'
    | 'test'
    | 'create'
    | 'experiment'
    | 'act'
    | 'talk'
    | 'replay'
    | 'invite'
    | 'report';
}

/** A route as the server and the description of the interface know it. */
export interface Route extends Description {
  readonly body: ZodMiniType | null;
  readonly query: ZodMiniType | null;
  readonly session: boolean;
  /** Only for the operator. */
  readonly operator?: boolean;
  answerTo(asked: RouteRequest<unknown, unknown, SessionPerson | null>): Promise<unknown>;
}

/** Works with or without a session. */
export function open<Query extends ZodMiniType>(
  about: Description & { readonly query?: Query },
  answerTo: (asked: RouteRequest<undefined, z.output<Query>, SessionPerson | null>) => Promise<unknown>,
): Route {
  return {
    query: null,
    ...about,
    body: null,
    session: false,
    answerTo: (asked) => answerTo(asked as RouteRequest<undefined, z.output<Query>, SessionPerson | null>),
  };
}

/** With a body; works with or without a session. */
export function openWith<Body extends ZodMiniType>(
  about: Description & { readonly body: Body },
  answerTo: (asked: RouteRequest<z.output<Body>, undefined, SessionPerson | null>) => Promise<unknown>,
): Route {
  return {
    ...about,
    query: null,
    session: false,
    answerTo: (asked) => answerTo(asked as RouteRequest<z.output<Body>, undefined, SessionPerson | null>),
  };
}

/** With a body, only for people with a session. */
export function own<Body extends ZodMiniType>(
  about: Description & { readonly body: Body },
  answerTo: (asked: RouteRequest<z.output<Body>, undefined, SessionPerson>) => Promise<unknown>,
): Route {
  return {
    ...about,
    query: null,
    session: true,
    answerTo: (asked) => answerTo(asked as RouteRequest<z.output<Body>, undefined, SessionPerson>),
  };
}

/** Without a body, only for people with a session. */
export function mine(
  about: Description,
  answerTo: (asked: RouteRequest<undefined, undefined, SessionPerson>) => Promise<unknown>,
): Route {
  return {
    ...about,
    query: null,
    body: null,
    session: true,
    answerTo: (asked) => answerTo(asked as RouteRequest<undefined, undefined, SessionPerson>),
  };
}
