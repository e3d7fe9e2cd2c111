import { consequencesOf } from '@entente/engine';
import type { OpenAction } from '@entente/web/board-api/intents.ts';
import { ActionList } from '@entente/web/world/ActionList.tsx';
import style from '@entente/web/world/actions.module.css';
import {
  BOARD,
  chanceOf,
  effectOf,
  type Preview,
  pactBrokenBy,
  stepOf,
  TERRITORY_OF,
  type Venonta,
  venonta,
} from '../src/index.ts';
import own from './actions.module.css';
import type { Spot } from './board-actions.ts';
import { type Table, type Tell, useTable } from './context.ts';

/** What can be done at a thing, with its effect before it is pressed; below it what cannot, and why. */
export function Actions({ spot, only = () => true }: { spot: Spot; only?(action: OpenAction): boolean }) {
  const table = useTable();
  return (
    <ActionList
      board={table}
      open={table.lit.open(spot).filter(only)}
      refused={table.lit.refused(spot)}
      note={(action) => action.kind !== 'refused' && <Note table={table} action={action} />}
    />
  );
}

interface NoteProps {
  readonly table: Table;
  readonly action: OpenAction;
  /** Its price is said elsewhere. */
  readonly isPriced?: boolean;
}

/** What an action brings and breaks. */
export function Note({ table, action, isPriced = false }: NoteProps) {
  const choice = action.choice as Venonta['choice'];
  const effects = [...effectsOf(table, choice, isPriced), ...worthOf(table, choice)];
  const broken = pactBrokenBy(table.view, choice);
  const step = stepOf(venonta, table.view, choice);
  return (
    <>
      {step !== null && (
        <p className={own.step} data-to={step.to}>
          {table.tell(STEPS[step.to], { points: step.points })}
        </p>
      )}
      {effects.length > 0 && <p className={style.effect}>{effects.join(' · ')}</p>}
      {broken !== null && <p className={own.breaks}>{table.tell('board.breaksPact', { seat: broken })}</p>}
    </>
  );
}

/** What an objective brings. */
function worthOf({ view, teller }: Table, choice: Venonta['choice']): string[] {
  if (choice.do !== 'takeBack' && choice.do !== 'takeSeen') return [];
  return consequencesOf(venonta, view, choice).map(({ message }) => teller.say(message));
}

/** What becomes of the own objective. */
const STEPS = {
  met: 'board.stepMet',
  nearer: 'board.stepNearer',
  further: 'board.stepFurther',
  lost: 'board.stepLost',
  hoped: 'board.stepHoped',
} as const;

/** What is paid or got for a choice, in words. */
export function priceOf(
  { view, tell }: Pick<Table, 'view' | 'tell'>,
  choice: Venonta['choice'],
): string | null {
  const tokens = effectOf(view, choice)?.tokens ?? 0;
  if (tokens === 0) return null;
  return tokens < 0
    ? tell('board.costs', { count: -tokens })
    : tell('board.tokenChange', { change: signed(tokens), count: tokens });
}

/** What a choice would change, in words; for an attack its chances. */
export function effectsOf(
  { view, tell }: Pick<Table, 'view' | 'tell'>,
  choice: Venonta['choice'],
  isPriced = false,
): string[] {
  const effect = effectOf(view, choice);
  const told = effect === null ? [] : changesOf(isPriced ? { ...effect, tokens: 0 } : effect, tell);
  const odds = choice.do === 'rollOn' ? null : chanceOf(view, choice);
  if (odds !== null) told.push(oddsInWords(odds, tell));
  if (choice.do === 'claim') {
    const { h2o } = BOARD[TERRITORY_OF[choice.territory]];
    told.push(tell('board.fields', { fields: h2o }));
  }
  if (choice.do === 'takeBack') told.push(tell(ASKS[choice.group]));
  return told;
}

/** What objectives of a group ask for. */
const ASKS = {
  aggressive: 'board.groupAggressive',
  neutral: 'board.groupNeutral',
  peaceful: 'board.groupPeaceful',
} as const;

function changesOf(effect: Preview, tell: Tell): string[] {
  const { tokens, co2, stock, harvest, income, emissions, waste, events } = effect;
  return [
    ...(tokens < 0 ? [tell('board.costs', { count: -tokens })] : []),
    ...(tokens > 0 ? [tell('board.gives', { count: tokens })] : []),
    ...(income === 0 ? [] : [tell('board.income', { change: signed(income) })]),
    ...(stock === 0 ? [] : [tell('board.stock', { change: signed(stock) })]),
    ...(harvest === 0 ? [] : [tell('board.harvest', { change: signed(harvest) })]),
    ...(co2 === 0 ? [] : [tell('board.co2', { change: signed(co2) })]),
    ...(emissions === 0 ? [] : [tell('board.emissions', { change: signed(emissions) })]),
    ...(waste === 0 ? [] : [tell('board.waste', { change: signed(waste) })]),
    ...(events > 0 ? [tell('board.events')] : []),
  ];
}

export function oddsInWords(
  odds: { readonly attacker: number; readonly defender: number },
  tell: Tell,
): string {
  return tell('board.odds', inPercent(odds));
}

/** All that can come of it, a hundred together. */
export function inPercent({ attacker, defender }: { readonly attacker: number; readonly defender: number }) {
  const won = Math.round(100 * attacker);
  const lost = Math.min(100 - won, Math.round(100 * defender));
  return { won, lost, quiet: 100 - won - lost };
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`;
}
