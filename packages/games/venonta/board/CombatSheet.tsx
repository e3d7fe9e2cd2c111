import { momentOf, type Roll, type Seat } from '@entente/engine';
import { Dice } from '@entente/web/pictures/Dice.tsx';
import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { lookOf } from '@entente/web/seats/seats.ts';
import type { CSSProperties } from 'react';
import {
  DEFENDERS,
  HITS,
  INCOME,
  OFFENCE,
  oddsNow,
  REBELLION,
  TERRITORIES,
  tankDice,
  type Venonta,
  venonta,
} from '../src/index.ts';
import { Actions, inPercent } from './Actions.tsx';
import style from './combat.module.css';
import { useTable } from './context.ts';

/** A combat under way: both sides' dice, what counts as a hit, dice left, the odds, what to do. */
export function CombatSheet() {
  const { view, world, tell, teller, mine } = useTable();
  const { combat } = world;
  if (combat === null) return null;
  const { attacker, defender, target } = combat;
  const { tank, people } = HITS[view.options.hits];
  return (
    <section className={style.combat} aria-label={tell('board.combat')}>
      <h3 className={style.head}>
        {teller.term('territory', TERRITORIES[target])}
        {combat.rolls > 0 && <small>{tell('board.rollNumber', { number: combat.rolls })}</small>}
      </h3>
      <p className={style.rule}>
        <Faces label={tell('board.peopleHitOn')} faces={people} />
        <Faces label={tell('board.tanksHitOn')} faces={tank} />
        <Mark family="table" id="hits" />
      </p>
      <Side seat={attacker} side={OFFENCE} />
      <Side seat={defender} side={DEFENDERS} />
      <Odds />
      <Stake />
      <p className={style.fact}>{tell('board.tie')}</p>
      <Broken />
      {combat.paid > 0 && <p className={style.fact}>{tell('board.paid', { count: combat.paid })}</p>}
      {mine !== null && <Actions spot="combat" />}
    </section>
  );
}

/** What the attacker can win, and what the holder of the territory can lose by it. */
function Stake() {
  const { world, tell, mine } = useTable();
  const { combat } = world;
  if (combat === null || combat.kind === REBELLION || mine === null) return null;
  if (mine === combat.attacker)
    return <p className={style.fact}>{tell('board.warBrings', { tokens: INCOME.coloniser })}</p>;
  return mine === combat.defender ? <p className={style.fact}>{tell('board.warCosts')}</p> : null;
}

const BEGINS: readonly string[] = ['log.attacks', 'log.liberates', 'log.rebels'];

/** The last dice of a seat in this combat. */
function useRoll(seat: Seat): Roll | null {
  const { log, view } = useTable();
  const begun = log.findLastIndex(({ say }) => BEGINS.includes(say));
  for (const line of log.slice(Math.max(0, begun)).toReversed()) {
    const roll = momentOf<Venonta>(venonta, line, view.options)?.rolls?.find((each) => each.seat === seat);
    if (roll !== undefined) return roll;
  }
  return null;
}

function Side({ seat, side }: { seat: Seat; side: number }) {
  const { world, tell, seatName } = useTable();
  const { combat } = world;
  const roll = useRoll(seat);
  if (combat === null) return null;
  return (
    <div className={style.side}>
      <Emblem seat={seat} size={26} />
      <span className={style.who}>
        <b>{seatName(seat)}</b>
        <small>{tell(side === OFFENCE ? 'board.attacks' : 'board.defends')}</small>
        <DiceLeft seat={seat} side={side} />
      </span>
      {combat.rolls > 0 && roll !== null ? (
        <>
          <Dice roll={roll} />
          <span className={style.hits}>
            <b>{combat.hits[side]}</b>
            <small>{tell('board.hitsName', { count: combat.hits[side] })}</small>
          </span>
        </>
      ) : (
        <small className={style.fact}>{tell('board.notRolled')}</small>
      )}
    </div>
  );
}

/** Faces of a die that hit, as small dice and as numbers. */
function Faces({ label, faces }: { label: string; faces: readonly number[] }) {
  return (
    <span className={style.faces}>
      {label}{' '}
      {faces.map((face) => (
        <b key={face}>{face}</b>
      ))}
    </span>
  );
}

/** Every die left is a square for a tank, a dot for people. */
function DiceLeft({ seat, side }: { seat: Seat; side: number }) {
  const { world, tell } = useTable();
  const { combat } = world;
  if (combat === null) return null;
  const [tanks, people] = [tankDice(combat, side), combat.people[side]];
  return (
    <span
      className={style.left}
      role="img"
      aria-label={tell('board.dice', { tanks, people })}
      title={tell('board.dice', { tanks, people })}
      style={{ '--seat': lookOf(seat).colour } as CSSProperties}
    >
      {Array.from({ length: tanks + people }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
        <i key={at} data-tank={at < tanks} />
      ))}
    </span>
  );
}

/** Victory, truce and defeat of the attacker as one bar, and in words. */
function Odds() {
  const { view, world, tell } = useTable();
  const odds = oddsNow(view);
  const { combat } = world;
  if (odds === null || combat === null) return null;
  const percent = (share: number) => Math.round(share * 100);
  const parts = [
    {
      share: odds.attacker,
      word: tell('board.wins', { seat: combat.attacker }),
      look: lookOf(combat.attacker),
    },
    {
      share: odds.ceaseFire,
      word: tell('board.truce'),
      look: { colour: 'var(--panel)', label: 'var(--ink)' },
    },
    {
      share: odds.defender,
      word: tell('board.wins', { seat: combat.defender }),
      look: lookOf(combat.defender),
    },
  ];
  return (
    <>
      <div className={style.bar} aria-hidden="true">
        {parts.map(({ share, word, look }) => (
          <span key={word} style={{ width: `${share * 100}%`, background: look.colour, color: look.label }}>
            {share < LEAST_NUMBER
              ? ''
              : share < LEAST
                ? `${percent(share)} %`
                : `${word} ${percent(share)} %`}
          </span>
        ))}
      </div>
      <p className={style.fact}>
        {tell('board.oddsOf', {
          seat: combat.attacker,
          target: combat.defender,
          ...inPercent(odds),
        })}
      </p>
    </>
  );
}

/** Smallest share that has room for its number, and for its words. */
const LEAST_NUMBER = 0.09;
const LEAST = 0.34;

/** The pact that this attack ended. */
function Broken() {
  const { log, tell } = useTable();
  const begun = log.findLastIndex(({ say }) => BEGINS.includes(say));
  const ended = begun < 0 ? undefined : log.slice(begun).find(({ say }) => say === 'log.pactEnded');
  if (ended === undefined) return null;
  return (
    <p className={style.broken} role="status">
      {tell('board.pactEnded', { seat: Number(ended.with.seat), target: Number(ended.with.target) })}
    </p>
  );
}
