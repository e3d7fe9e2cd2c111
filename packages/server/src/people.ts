import { newId, newToken, tokenHash } from './ids.ts';
import type { Person, Store } from './store/store.ts';

/** Sessions: a token of 256 bits that only its owner has; here is just its hash. */
export class People {
  private readonly store: Store;
  /** Hash of a token to its person, for sessions that were used lately. */
  private readonly known = new Map<string, Person>();

  constructor(store: Store) {
    this.store = store;
  }

  async add(name: string): Promise<{ person: Person; token: string }> {
    const person: Person = { id: newId(), name, seen: Date.now() };
    const token = newToken();
    await this.store.addPerson(person, tokenHash(token));
    return { person, token };
  }

  async of(token: string | null): Promise<Person | null> {
    if (token === null || token.length !== 43) return null;
    const hash = tokenHash(token);
    const known = this.known.get(hash);
    if (known !== undefined) return known;
    const person = await this.store.personOf(hash, Date.now());
    if (person === null) return null;
    if (this.known.size > 10_000) this.known.clear();
    this.known.set(hash, person);
    return person;
  }

  async rename(token: string, name: string): Promise<void> {
    const person = await this.of(token);
    if (person === null) return;
    await this.store.rename(person.id, name);
    this.known.delete(tokenHash(token));
  }

  async forget(token: string): Promise<void> {
    this.known.delete(tokenHash(token));
    await this.store.forgetSession(tokenHash(token));
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
