import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { KeptGames } from '@entente/engine/kit';
import { describe, expect, test } from 'vitest';
import { limit } from './game.ts';
import { FINISHED, TWO_NATIONS } from './testing/finished.ts';

/**
 * `ENTENTE_RENEW=1 npm run unit -- limit/src/finished` plays the games anew and writes the playthrough; with
 * `-t playthrough` at the end it writes only that, from the game as it is kept. `ENTENTE_RENEW=seal` keeps every choice
 * and seals the games by the rules as they are now.
 */
const RENEW = process.env.ENTENTE_RENEW ?? '';
const PATIENCE = RENEW === '' ? 60_000 : 3_600_000;

const at = (name: string) => new URL(`../games/${name}`, import.meta.url);
const folder = {
  read: (name: string) => readFileSync(at(name), 'utf8'),
  write(name: string, text: string) {
    mkdirSync(at('.'), { recursive: true });
    writeFileSync(at(name), text);
  },
};
const kept = new KeptGames(limit, {
  folder,
  games: FINISHED,
  playthrough: TWO_NATIONS,
  called: 'Nation',
  chapter: (g) => `Generation ${g.public.generation}`,
  alsoShows({ position }) {
    const { generation, crises, star } = position.public;
    const ended = crises.financial + crises.ecological + crises.military >= 4 ? 'crises' : 'generations';
    return [...(ended === 'crises' || generation === 7 ? [ended] : []), ...(star === null ? [] : ['alone'])];
  },
});

describe('finished games', () => {
  test.each(FINISHED)(
    '$name ends as it did: every choice is legal, hash and outcome are the same',
    (plan) => {
      if (RENEW === 'seal') kept.seal(plan);
      else if (RENEW !== '') kept.renew(plan);
      expect(kept.faults(plan)).toEqual([]);
    },
    PATIENCE,
  );

  test('LIM-8.4 after the set-up nothing is left to chance, except the order of solo events', () => {
    for (const { name } of FINISHED) {
      const { seats, setup, entries } = kept.file(name);
      expect(setup.length).toBeGreaterThan(0);
      if (seats > 1) expect(entries.filter((entry) => 'chance' in entry)).toEqual([]);
    }
  });

  test('together they show how games end, every crisis, war, demilitarisation and a broken alliance', () => {
    const { shows, seats } = kept.together;
    for (const what of [
      ...['generations', 'crises', 'alone', 'log.resisted', 'log.notResisted'],
      ...['log.financialCrisis', 'log.ecologicalCrisis', 'log.militaryCrisis'],
      ...['log.demilitarisation', 'log.breakAlliance', 'log.event'],
    ])
      expect(shows).toContain(what);
    expect(seats).toEqual(limit.seats);
  });

  test(
    'the playthrough reads as it did',
    () => {
      const text = kept.playthrough();
      if (RENEW !== '') folder.write('playthrough.txt', text);
      expect(text).toBe(folder.read('playthrough.txt'));
    },
    PATIENCE,
  );
});
