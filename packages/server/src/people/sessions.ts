import { newId, newToken, tokenHash } from '../ids.ts';
import { isTrouble, type SessionPerson, type Store, type StoredSession } from '../store/store.ts';
import type { World } from '../world.ts';

/** Milliseconds for which a session is cached. */
const TRUSTED = 60_000;
const MOST_KNOWN = 10_000;
/** Milliseconds after which a cookie in use is set again, so that it lasts as long as its session. */
const RENEW_AFTER = 30 * 24 * 3_600_000;

/** Sessions: a token of 256 bits that only its owner has; the server keeps its hash. */
export class Sessions {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly world: World;
  /** Hash of a token to its person, for sessions that were used lately. */
  private readonly known = new Map<string, { person: SessionPerson; until: number }>();
  /** Number of invalidations: an answer from before the last one must not be cached. */
  private forgotten = 0;

  constructor(store: Store, now: () => number, world: World) {
    this.store = store;
    this.now = now;
    this.world = world;
  }

  /** A new guest. */
  async add(name: string, agent: string): Promise<{ person: SessionPerson; token: string }> {
    const { session, token } = this.newSession(agent);
    const person = { id: newId(this.world), name, seen: this.now() };
    await this.store.people.add(person, tokenHash(token), session);
    return { person: { ...person, session: session.id, renewed: session.began }, token };
  }

  /** A new session of a person. */
  async open(person: string, agent: string): Promise<string> {
    const { session, token } = this.newSession(agent);
    await this.store.people.addSession(person, tokenHash(token), session);
    return token;
  }

  private newSession(agent: string): { session: StoredSession; token: string } {
    const now = this.now();
    return { session: { id: newId(this.world), agent, began: now, used: now }, token: newToken(this.world) };
  }

  async of(token: string | null): Promise<SessionPerson | null> {
    if (token === null || token.length !== 43) return null;
    const hash = tokenHash(token);
    const now = this.now();
    const known = this.known.get(hash);
    if (known !== undefined && now < known.until) return known.person;
    const { forgotten } = this;
    const person = await this.store.people.bySession(hash, now);
    if (forgotten !== this.forgotten) return person;
    if (person === null) {
      this.known.delete(hash);
      return null;
    }
    if (this.known.size > MOST_KNOWN) this.known.clear();
    this.known.set(hash, { person, until: now + TRUSTED });
    return person;
  }

  /** Is it time to set the cookie again? It counts as set from now on. */
  async isToRenew(token: string, { id, session, renewed }: SessionPerson): Promise<boolean> {
    const now = this.now();
    if (now - renewed < RENEW_AFTER) return false;
    try {
      await this.store.people.renewSession(id, session, now);
    } catch (fault) {
      if (isTrouble(fault)) return false;
      throw fault;
    }
    this.known.delete(tokenHash(token));
    return true;
  }

  async rename(person: string, name: string): Promise<void> {
    await this.store.people.rename(person, name);
    this.forget(person);
    await this.store.bus.tellPersonChanged(person);
  }

  /** Drops the cached sessions of this person. */
  forget(person: string): void {
    this.forgotten++;
    for (const [hash, known] of this.known) if (known.person.id === person) this.known.delete(hash);
  }
}

export const COOKIE = 'entente';

/** The token of a request: from the cookie, or from `Authorization: Bearer` for programs. */
export function tokenOf(headers: {
  cookie?: string | undefined;
  authorization?: string | undefined;
}): string | null {
  const bearer = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '');
  if (bearer !== null) return bearer[1];
  const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '');
  return cookie === null ? null : cookie[1];
}
