import { questionOf } from '@entente/engine';
import type { BoardProps } from '@entente/web/board-api/props.ts';
import { useTableOf } from '@entente/web/kit/context.ts';
import { usePart } from '@entente/web/kit/usePart.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  type BoardWord,
  GENERATION_YEARS,
  ifPlayed,
  type Limit,
  limit,
  planned,
  subjectOf,
} from '../src/index.ts';
import { Alliances } from './Alliances.tsx';
import style from './board.module.css';
import { BoardActions, type Part } from './board-actions.ts';
import { CrisisSheet } from './CrisisSheet.tsx';
import { type Table, TableContext } from './context.ts';
import { Forecast } from './Forecast.tsx';
import { Hand } from './Hand.tsx';
import { Mat } from './Mat.tsx';
import { Others } from './Others.tsx';
import { useAhead } from './useAhead.ts';
import { useCrises } from './useCrises.ts';
import { World } from './World.tsx';

export { hint, shows } from './board-actions.ts';
export { header } from './header.ts';

const PARTS = [
  ['nation', 'board.tabNation'],
  ['cards', 'board.tabCards'],
  ['world', 'board.tabWorld'],
  ['nations', 'board.tabNations'],
] as const satisfies readonly (readonly [Part, string])[];

/** Limit: the own nation in the middle, the world to its left, the others to its right, cards below. */
export default function LimitBoard(props: BoardProps) {
  const { actions, chosen, log, openMoment } = props;
  const base = useTableOf<Limit, BoardActions, BoardWord>(props, BoardActions);
  const { view, lit, tell, teller } = base;
  const ahead = useAhead(view);
  const crises = useCrises(log, view);

  // Every question starts at the nation and in the part of the board that it is about.
  const subject = subjectOf(view);
  const question = `${questionOf<Limit>(view)?.step} ${subject} ${lit.place()}`;
  const [looked, setLooked] = useState<{ question: string; seat: number } | null>(null);
  const shown = looked?.question === question ? looked.seat : subject;
  const [part, setPart] = usePart<Part>(question, lit.place(), 'nation');
  const root = useRef<HTMLDivElement>(null);
  useLitInSight(root, question, part);

  const [aim, setAim] = useState<string | null>(null);
  const plans = useMemo(
    () =>
      new Map(
        actions.flatMap((action) => {
          if (action.kind !== 'plain') return [];
          const choice = action.choice as Limit['choice'];
          const then =
            choice.do === 'play'
              ? planned(limit, view, choice)
              : choice.do === 'keep' || choice.do === 'discard'
                ? ifPlayed(limit, view, choice.card)
                : null;
          return then === null ? [] : [[action.id, then] as const];
        }),
      ),
    [actions, view],
  );
  const plan = planOf(chosen ?? aim);

  const table: Table = {
    ...base,
    shown,
    show: (seat) => {
      setLooked({ question, seat });
      setPart('nation');
    },
    ahead,
    plan,
    plans,
    look: setAim,
    openMoment,
  };
  const sheet = <CrisisSheet crises={crises.told} close={crises.close} />;
  return (
    <TableContext value={table}>
      <div ref={root} className={style.board} data-part={part} data-solo={view.seats === 1}>
        <nav className={style.parts} aria-label={tell('board.parts')}>
          {PARTS.map(([name, word]) => (
            <button
              key={name}
              type="button"
              aria-current={part === name}
              data-lit={lit.part() === name}
              onClick={() => setPart(name)}
            >
              {tell(word)}
            </button>
          ))}
        </nav>
        <div className={style.small}>{sheet}</div>
        <div className={style.world} data-shows="world">
          <World known={crises.known} />
        </div>
        <div className={style.nation} data-shows="nation">
          <Mat />
        </div>
        <div
          className={style.others}
          data-shows="nations"
          data-busy={crises.told.length > 0 || lit.any('nation:')}
          data-chosen={lit.any('nation:')}
        >
          <div className={style.wide}>{sheet}</div>
          <Others />
          <Alliances />
        </div>
        <div className={style.forecast}>
          <Forecast />
        </div>
        <div className={style.hand} data-shows="cards">
          <Hand />
        </div>
      </div>
    </TableContext>
  );

  function planOf(id: string | null): Table['plan'] {
    const action = actions.find((one) => one.id === id);
    const then = id === null ? undefined : plans.get(id);
    if (action?.kind !== 'plain' || then === undefined) return null;
    const { card } = action.choice as Limit['choice'] & { do: 'play' | 'keep' | 'discard' };
    const choices = then.assumed.map((one) => teller.choice(one)).join(', ');
    const year = String(GENERATION_YEARS[view.public.generation + 1]);
    const name =
      choices === ''
        ? tell('board.forecastWith', { card, year })
        : tell('board.forecastAssuming', { card, choices, year });
    return { ...then, name };
  }
}

/** A new question brings what it lights into sight, with no more movement than that takes. */
function useLitInSight(root: RefObject<HTMLDivElement | null>, question: string, part: Part): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question and a part stand for what they show
  useEffect(() => {
    const small = matchMedia('(max-width: 900px)').matches;
    const lit = root.current?.querySelector(`[data-shows="${part}"] [data-action]`);
    if (lit) lit.scrollIntoView({ block: 'nearest' });
    else if (small) root.current?.scrollIntoView({ block: 'start' });
  }, [question, part]);
}
