import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { KeptGames } from '@entente/engine/kit';
import { describe, expect, test } from 'vitest';
import { attack } from './game.ts';
import { FINISHED, TWO_PLAYERS } from './testing/finished.ts';

/**
 * `ENTENTE_RENEW=1 npm run unit -- attack/src/finished` plays the games anew and writes the playthrough; with
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
const kept = new KeptGames(attack, {
  folder,
  games: FINISHED,
  playthrough: TWO_PLAYERS,
  chapter: (g) => `Round ${g.round + 1}`,
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

  test('together they show battles, diplomacy, auctions, building and production', () => {
    const { shows } = kept.together;
    for (const what of ['log.conquered', 'log.held', 'log.joined', 'log.sold', 'log.built', 'log.produced'])
      expect(shows).toContain(what);
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
