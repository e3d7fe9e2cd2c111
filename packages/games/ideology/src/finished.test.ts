import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { KeptGames } from '@entente/engine/kit';
import { describe, expect, test } from 'vitest';
import { ideology } from './game.ts';
import { FINISHED, TWO_PLAYERS } from './testing/finished.ts';

/**
 * `ENTENTE_RENEW=1 npm run unit -- ideology/src/finished` plays the games anew and writes the playthrough; with
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
const kept = new KeptGames(ideology, {
  folder,
  games: FINISHED,
  playthrough: TWO_PLAYERS,
  chapter: (g) => `Turn ${g.public.turn}`,
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

  test('together they show how games end, conflicts, weapons, and every number of players', () => {
    const { shows, seats } = kept.together;
    for (const what of [
      ...['outcome.influence', 'outcome.points', 'outcome.turns', 'log.attacked', 'log.usedWmd'],
      ...['log.destroyed', 'log.swapped', 'log.gained', 'log.lost', 'log.relation'],
    ])
      expect(shows).toContain(what);
    expect(seats).toEqual(ideology.seats);
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
