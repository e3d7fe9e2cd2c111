import { questionOf, same } from '@entente/engine';
import type { OpenAction } from '@entente/web/board-api/intents.ts';
import { Button } from '@entente/web/ui/Button.tsx';
import { WandSparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  type Attack,
  claimAdvice,
  LAND_UNITS,
  type LandUnit,
  SHIPS,
  type Ship,
  sensibleStart,
} from '../src/index.ts';
import { nameOf } from './about.ts';
import { type Place, type Table, useTable } from './context.ts';
import { Piece } from './Piece.tsx';
import planner from './planner.module.css';
import { stacksOf } from './readings.ts';
import style from './stamps.module.css';

type Kind = LandUnit | Ship;

/** The set-up: good regions to claim, or a kind of unit that is put down wherever one presses, or all of it by itself. */
export function Stamps() {
  const { lit } = useTable();
  const placing = lit.actions.some(({ choice }) => choice.do === 'deploy' || choice.do === 'moor');
  return (
    <div className={planner.planner}>
      {placing ? <Placing /> : <GoodRegions />}
      <ByItself />
    </div>
  );
}

/** What can still be placed, by kind; the last five may be fewer than there are. */
function reserveOf({ world, mine }: Table): { kind: Kind; count: number }[] {
  if (mine === null) return [];
  const kinds = LAND_UNITS.length + SHIPS.length;
  const left = world.reserve.slice(mine * kinds, (mine + 1) * kinds);
  return [...stacksOf<Kind>(LAND_UNITS, left), ...stacksOf<Kind>(SHIPS, left.slice(LAND_UNITS.length))];
}

/** Puts one unit of the kind down there, if that is allowed. */
function placement({ lit }: Table, kind: Kind, place: Place): OpenAction | undefined {
  return lit.actions.find((action): action is OpenAction => {
    const choice = action.choice as Attack['choice'];
    if (action.kind === 'refused') return false;
    if (choice.do === 'deploy') return choice.unit === kind && choice.region === place;
    return choice.do === 'moor' && choice.ship === kind && choice.sea === place;
  });
}

function Placing() {
  const table = useTable();
  const { tell, teller, press, act, lit, view } = table;
  const reserve = reserveOf(table);
  const [wanted, setWanted] = useState<Kind>('infantry');
  const kind = reserve.some((each) => each.kind === wanted) ? wanted : reserve[0]?.kind;
  useEffect(() => {
    press.current = (place) => {
      const action = kind === undefined ? undefined : placement(table, kind, place);
      if (action === undefined) return false;
      act({ action: action.id, values: action.kind === 'amount' ? { [action.field]: 1 } : {} }, true);
      return true;
    };
    return () => {
      press.current = null;
    };
  }, [press, act, table, kind]);
  if (kind === undefined) return null;
  const question = questionOf<Attack>(view);
  const left = question?.step === 'deploy' ? question.left : 0;
  const all = reserve.reduce((sum, { count }) => sum + count, 0);
  const places = lit.places().filter((place) => placement(table, kind, place) !== undefined);
  return (
    <section className={planner.planner} aria-label={tell('board.reserve')}>
      <h3 className={planner.head}>{tell('board.reserve')}</h3>
      <p role="status">{tell('board.placeLeft', { left, count: all })}</p>
      <p className={planner.goal}>{tell('board.placeNow')}</p>
      <ul className={style.kinds}>
        {reserve.map(({ kind: each, count }) => (
          <li key={each}>
            <button
              type="button"
              aria-pressed={each === kind}
              aria-label={`${teller.term(isShip(each) ? 'ship' : 'unit', each)}, ${count}`}
              onClick={() => setWanted(each)}
            >
              <Piece kind={each} size={34} />
              <span>{teller.term(isShip(each) ? 'ship' : 'unit', each)}</span>
              <b>{count}</b>
            </button>
          </li>
        ))}
      </ul>
      {places.length <= MANY && (
        <ul className={style.places}>
          {places.map((place) => (
            <li key={place}>
              <Button onClick={() => press.current?.(place)}>{nameOf(place, table)}</Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Maximum number of places to list; more are pressed on the map. */
const MANY = 8;

const isShip = (kind: Kind): kind is Ship => SHIPS.some((ship) => ship === kind);

/** Which regions are good to claim, and why. */
function GoodRegions() {
  const table = useTable();
  const { tell, view, select, selected, lit, act } = table;
  const advice = claimAdvice(view);
  if (advice.length === 0) return null;
  return (
    <section className={planner.planner} aria-label={tell('board.goodRegions')}>
      <h3 className={planner.head}>{tell('board.goodRegions')}</h3>
      <ul className={planner.targets}>
        {advice.map(({ region, beside, free, rival }) => {
          const why = [
            ...(beside === null ? [] : [tell('board.adviceBeside', { region: beside })]),
            tell('board.adviceFree', { count: free[0] + free[1] }),
            tell('board.adviceRivals', { count: rival[0] + rival[1] }),
          ];
          const claim = lit.open(`land:${region}`).find(({ choice }) => choice.do === 'claim');
          return (
            <li key={region}>
              <Button
                className={planner.target}
                aria-pressed={selected === region}
                onClick={() => {
                  // The first press shows it, the second takes it.
                  if (selected === region && claim !== undefined) act({ action: claim.id });
                  else select(region);
                }}
              >
                <span className={planner.what}>
                  <b>{nameOf(region, table)}</b>
                  <small>{why.join(' · ')}</small>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The rest of the set-up without being asked, choice by choice, until it is over or stopped. */
function ByItself() {
  const { tell, view, lit, act, log } = useTable();
  const [running, setRunning] = useState(false);
  const answered = useRef<Table['view'] | null>(null);
  const told = useRef(log.length);
  useEffect(() => {
    // A player who takes something back wants to decide again.
    if (log.length < told.current) setRunning(false);
    told.current = log.length;
  }, [log]);
  useEffect(() => {
    if (!running || answered.current === view || lit.actions.length === 0) return;
    const choice = sensibleStart(view);
    const action = lit.actions.find(
      (each): each is OpenAction =>
        each.kind !== 'refused' &&
        choice !== null &&
        same(each.kind === 'amount' ? { ...each.choice, [each.field]: 1 } : each.choice, choice),
    );
    if (action === undefined) {
      setRunning(false);
      return;
    }
    answered.current = view;
    act({ action: action.id, values: action.kind === 'amount' ? { [action.field]: 1 } : {} }, true);
  }, [running, view, lit, act]);
  const placing = lit.actions.some(({ choice }) => choice.do === 'deploy' || choice.do === 'moor');
  if (running)
    return (
      <div className={style.itself}>
        <p role="status">{tell('board.settingUp')}</p>
        <Button onClick={() => setRunning(false)}>{tell('board.resolveStop')}</Button>
      </div>
    );
  return (
    <Button className={style.deed} onClick={() => setRunning(true)}>
      <WandSparkles size={17} aria-hidden="true" />
      {tell(placing ? 'board.restByItself' : 'board.setUpForMe')}
    </Button>
  );
}
