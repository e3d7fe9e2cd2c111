import { FACTORY_TABLES, PRODUCTION_OUTPUT } from '../../data/tracks.ts';
import type { Playing } from '../../flow.ts';
import { spendFossil, takePollution } from '../../phases/00-the-game/reserves.ts';
import { FOSSIL, INDUSTRIAL, type LimitGo, type Position, STAR } from '../../position.ts';
import { targetIndustry, tokensOf } from '../target.ts';

/**
 * P07: the target's industrial factory runs once. The goods and the fossil are the player's, the pollution is the
 * target's. With too little fossil it runs the highest level that can be fuelled, without penalty (LIM-7.2.4).
 */
export function produceOffshore(g: Position, playing: Playing, go: LimitGo): void {
  const table = FACTORY_TABLES[g.options.fossil];
  const nation = g.public.nations[playing.seat];
  let level = targetIndustry(g.public, playing.aim);
  while (table.fossil[level] > nation.stock[FOSSIL]) level--;
  spendFossil(g.public, nation, table.fossil[level]);
  nation.stock[INDUSTRIAL] += PRODUCTION_OUTPUT[level];
  takePollution(tokensOf(g.public, playing.aim), table.pollution[level]);
  const said = {
    seat: playing.seat,
    goods: PRODUCTION_OUTPUT[level],
    fossil: table.fossil[level],
    pollution: table.pollution[level],
  };
  if (playing.aim === STAR) go.log('log.offshoreStar', said);
  else go.log('log.offshore', { ...said, target: playing.aim });
}
