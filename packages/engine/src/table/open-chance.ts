import type { Chance } from '../chance/chance.ts';
import { KeyedChance } from '../chance/keyed.ts';
import { ScriptedChance } from '../chance/scripted.ts';
import { SeededChance } from '../chance/seeded.ts';
import { type ChanceSource, GameFileError } from './file.ts';

/** The chance of a table. A keyed one needs its secret, as long as that is not published. */
export function openChance(source: ChanceSource, secret: string | undefined): Chance {
  if (source.kind === 'seeded') {
    const seeded = new SeededChance(source.seed);
    return source.script === undefined ? seeded : new ScriptedChance(source.script, seeded);
  }
  const known = secret ?? source.secret;
  if (known === undefined) throw new GameFileError('The secret of this table’s dice is not published yet.');
  return new KeyedChance(known, source.nonces);
}
