import { REGIONS, SEAS } from '@entente/game-attack';
import { Swords } from 'lucide-react';
import style from '../world/sheet.module.css';
import { Actions } from './Actions.tsx';
import { useTable } from './context.ts';
import { Forces } from './Forces.tsx';
import { OddsLine } from './OddsLine.tsx';
import { ResolveRest } from './ResolveRest.tsx';
import { OwnLine, Rolls } from './Rolls.tsx';
import { useOdds } from './useOdds.ts';

/** A battle under way, on land or at sea: both sides, hits, odds, what to do, and the last dice. */
export function BattleSheet() {
  const table = useTable();
  const { tell, teller, mine, world, lit } = table;
  const found = useOdds(table);
  const { battle, fight } = world;
  const under = battle ?? fight;
  // Whether there is a battle at all is asked before it is one.
  if (under === null && (mine === null || !lit.shines('battle'))) return null;
  const title =
    battle !== null
      ? tell('board.landBattle', { region: REGIONS[battle.region] })
      : fight !== null
        ? tell('board.navalBattle', { sea: SEAS[fight.sea] })
        : teller.term('phase', 'battle');
  return (
    <section className={`${style.sheet} ${style.combat}`} aria-label={title}>
      <h3 className={style.head}>
        <Swords size={17} aria-hidden="true" />
        {title}
      </h3>
      {under !== null && (
        <>
          <p className={style.facts}>{tell('board.battleRound', { round: Math.max(1, under.round) })}</p>
          <Forces />
          <OddsLine found={found} />
          <OwnLine />
        </>
      )}
      {mine !== null && <Actions spot="battle" />}
      <ResolveRest found={found} />
      {under !== null && <Rolls />}
    </section>
  );
}
