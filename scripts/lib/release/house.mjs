import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that bots may take to finish a game. */
const PATIENCE = 600_000;

/**
 * The server of a built clone.
 *
 * @param {string} clone
 * @param {string} data
 */
export async function openHouse(clone, data) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(clone, 'dist/server.js')], {
    cwd: clone,
    env: {
      ...env,
      ...{ DATA: data, PORT: '0', HOST: '127.0.0.1' },
      ...{ BOT_PAUSE: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const address = await new Promise((found, fail) => {
    void gone.then(([code]) => fail(new Error(`the server did not start: ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /ready: (http:\/\/\S+)/.exec(line);
      if (ready) found(ready[1]);
    });
  });
  return {
    come: (/** @type {string} */ name) => Person.come(address, name),
    async close() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

class Refused extends Error {}

/** A player who plays at random, knowing nothing but what the protocol says. */
export class Person {
  /** @param {string} address @param {string} name @param {string} token */
  constructor(address, name, token) {
    this.address = address;
    this.name = name;
    this.token = token;
  }

  /** @param {string} address @param {string} name */
  static async come(address, name) {
    const answer = await fetch(`${address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const token = /entente=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    return new Person(address, name, token);
  }

  /**
   * @param {string} path
   * @param {object} [body] to be posted
   * @returns {Promise<any>}
   */
  async ask(path, body) {
    const answer = await fetch(`${this.address}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Refused(`${path}: ${answer.status} ${JSON.stringify(said).slice(0, 300)}`);
    return said;
  }

  /** @param {string} table @param {object} act */
  async do(table, act) {
    return (await this.ask(`tables/${table}/do`, act)).table;
  }

  /** @param {string} table */
  async look(table) {
    return (await this.ask(`tables/${table}`)).table;
  }

  /**
   * What this person sees of the game now: from the stream, since a replay knows nothing of answers to an open question.
   *
   * @param {string} table
   */
  async see(table) {
    const hangUp = new AbortController();
    const answer = await fetch(`${this.address}/api/tables/${table}/stream`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal: hangUp.signal,
    });
    if (answer.body === null) throw new Error(`table ${table} has no stream`);
    let text = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      const view = /^data: *(\{.*"kind":"view".*\})$/m.exec(text);
      if (view === null) continue;
      hangUp.abort();
      return JSON.parse(view[1]).shown;
    }
    throw new Error(`table ${table} shows nothing`);
  }

  /** @param {string} table @param {number} seat @param {string} question @param {object} what */
  async command(table, seat, question, what) {
    await this.ask(`tables/${table}/commands`, { id: id(), seat, question, ...what });
  }
}

const id = () => randomBytes(8).toString('hex');

/**
 * A table: the people have the first seats, then come bots, then open seats.
 *
 * @param {Person[]} people
 * @param {{ game: string, seats: number, options?: object, bot?: string, open?: number, pace?: string, late?: string, name?: string, visibility?: string }} wish
 */
export async function makeTable(people, { seats, bot = 'random', open = 0, ...wish }) {
  const [host, ...others] = people;
  const chairs = Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return { kind: 'me' };
    return seat < people.length || seat >= seats - open ? { kind: 'open' } : { kind: 'bot', bot };
  });
  // Without a clock that runs in minutes: a reaction window then waits for answers, not for the people who are online.
  const made = { pace: 'daily', late: 'wait', talk: 'pairs', ...wish, chairs };
  const { table } = await host.ask('tables', made);
  for (const [at, person] of others.entries()) {
    await person.do(table.id, { do: 'take', seat: at + 1, code: table.code });
  }
  return table.id;
}

/** @param {Person[]} people @param {string} table */
export async function startTable(people, table) {
  for (const [seat, person] of people.entries()) {
    await person.do(table, { do: 'ready', seat, nonce: id() + id() });
  }
  await people[0].do(table, { do: 'start' });
}

/** @param {Person} person @param {string} table @param {number} seat @param {string} text @param {number} [to] */
export async function talk(person, table, seat, text, to) {
  await person.ask(`tables/${table}/talk`, { id: id(), seat, text, ...(to === undefined ? {} : { to }) });
}

/**
 * The people play at random until the game is over or they like to stop.
 *
 * @param {Person[]} people by seat
 * @param {string} table
 * @param {(now: { answers: number, shown: any, asked: number[] }) => boolean} isEnough looked at before each answer
 */
export async function playOn(people, table, isEnough) {
  const end = Date.now() + PATIENCE;
  for (let answers = 0; Date.now() < end; ) {
    const now = await people[0].look(table);
    if (now.phase !== 'running') return;
    const asked = now.asked.filter((/** @type {number} */ one) => isPerson(now, one));
    // People wait until the bots have answered, so that nothing changes at the table when we leave it. A reaction window
    // does not tell who has.
    const isWindow = (now.window ?? null) !== null;
    const isBotAsked = now.asked.some((/** @type {number} */ one) => now.chairs[one].bot !== null);
    if (asked.length === 0 || (isBotAsked && !isWindow)) {
      await pause(5);
      continue;
    }
    let [seat] = asked;
    let shown = await people[seat].see(table);
    for (const other of asked.slice(1)) {
      if (shown.offers.length > 0) break;
      seat = other;
      shown = await people[seat].see(table);
    }
    if (isEnough({ answers, shown, asked: now.asked })) return;
    if (shown.offers.length === 0) {
      await pause(5);
      continue;
    }
    try {
      await people[seat].command(table, seat, shown.question, { choice: anyChoice(shown.offers) });
    } catch (fault) {
      // A form that is filled in at random may not be allowed: the next one will be.
      if (fault instanceof Refused) continue;
      throw fault;
    }
    answers++;
    // Now and then a player takes a choice back.
    if (answers % 7 === 0) await takeBack(people[seat], table, seat);
  }
  throw new Error(`table ${table} comes to no end`);
}

const isPerson = (/** @type {any} */ table, /** @type {number} */ seat) =>
  table.chairs[seat].kind === 'person' && table.chairs[seat].bot === null && !table.chairs[seat].resigned;

/** @param {Person} person @param {string} table @param {number} seat */
async function takeBack(person, table, seat) {
  const { phase } = await person.look(table);
  if (phase !== 'running') return;
  const shown = await person.see(table);
  if (shown.undo === null) return;
  try {
    await person.command(table, seat, shown.question, { undo: true });
  } catch (fault) {
    // Another player has answered in the meantime, and there is no way back.
    if (!(fault instanceof Refused)) throw fault;
  }
}

/** @param {Person} person @param {string} table */
export async function waitForEnd(person, table) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
    if ((await person.look(table)).phase === 'over') return;
  }
  throw new Error(`bots do not finish table ${table}`);
}

/** One of the offers, filled in at random. */
function anyChoice(/** @type {any[]} */ offers) {
  const { choice, fill } = offers[randomInt(offers.length)];
  if (fill === undefined) return choice;
  if (fill.kind === 'amount') {
    const steps = Math.floor((fill.max - fill.min) / fill.step);
    return { ...choice, [fill.field]: fill.min + fill.step * randomInt(steps + 1) };
  }
  const values = Object.entries(fill.blanks).map(([field, blank]) => [field, anyValue(blank)]);
  return { ...choice, ...Object.fromEntries(values) };
}

function anyValue(/** @type {any} */ blank) {
  if (blank.kind === 'amount') return blank.min + randomInt(blank.max - blank.min + 1);
  if (blank.kind === 'one') return blank.of[randomInt(blank.of.length)];
  const items = blank.of.map((/** @type {unknown} */ item) => ({ item, at: Math.random() }));
  items.sort((/** @type {{ at: number }} */ a, /** @type {{ at: number }} */ b) => a.at - b.at);
  return items.slice(0, blank.min).map((/** @type {{ item: unknown }} */ { item }) => item);
}
