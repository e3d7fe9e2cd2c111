import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game, Types } from '@entente/engine';
import { type Keeping, KeptGames } from '@entente/engine/kit';
import { expect, test } from 'vitest';

/**
 * `ENTENTE_RENEW=1 npm run unit -- <game>/src/finished` plays the games again and writes the playthrough; with
 * `-t playthrough` at the end it writes only that, from the game as it is kept. `ENTENTE_RENEW=seal` keeps every choice
 * and seals the games by the rules as they are now.
 */
const RENEW = process.env.ENTENTE_RENEW ?? '';
const PATIENCE = RENEW === '' ? 60_000 : 3_600_000;

/** Finished games end as they did, and the one that is written out reads as it did. */
export function testFinished<T extends Types>(
  game: Game<T>,
  folder: URL,
  keeping: Omit<Keeping<T>, 'folder'>,
): KeptGames<T> {
  const files = {
    read: (name: string) => readFileSync(new URL(name, folder), 'utf8'),
    write(name: string, text: string) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(new URL(name, folder), text);
    },
  };
  const kept = new KeptGames(game, { ...keeping, folder: files });
  test.each(keeping.games)(
    '$name ends as it did: every choice is legal, hash and outcome are the same',
    (plan) => {
      if (RENEW === 'seal') kept.seal(plan);
      else if (RENEW !== '') kept.renew(plan);
      expect(kept.faults(plan)).toEqual([]);
    },
    PATIENCE,
  );
  test(
    'the playthrough reads as it did',
    () => {
      const text = kept.playthrough();
      if (RENEW !== '') files.write('playthrough.txt', text);
      expect(text).toBe(files.read('playthrough.txt'));
    },
    PATIENCE,
  );
  return kept;
}
