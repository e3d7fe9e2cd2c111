import { groupOf } from '@entente/engine';
import type { OpenAction } from '@entente/web/board-api/intents.ts';
import { Act, ActionList } from '@entente/web/world/ActionList.tsx';
import style from '@entente/web/world/sheet.module.css';
import { INCOME, type Territory, type Venonta, venonta } from '../src/index.ts';
import { Note, priceOf } from './Actions.tsx';
import own from './actions.module.css';
import type { BoardActions, Spot } from './board-actions.ts';
import { type Table, useTable } from './context.ts';

type Choice = Venonta['choice'];

/** What goes from one place to another: a heading says the deed, a button only where to. */
const WAYS = { fuel: 'board.moveFuel', trade: 'board.tradeFuel', march: 'board.moveTanks' } as const;

/** That a territory is taken is said by its colour, so the refusal of a claim is left out. */
export const refusedAt = (lit: BoardActions, spot: Spot) =>
  lit.refused(spot).filter(({ choice }) => choice.do !== 'claim');

/** What can be done at a place, in groups, with prices; below it what cannot, and why. */
export function PlaceActions({ spot }: { spot: Spot }) {
  const table = useTable();
  const { lit, tell, teller } = table;
  const open = lit.open(spot);
  const ids = [...new Set(open.map(({ choice }) => groupOf(venonta, choice as Choice)))];
  const order = (id: string | null) => venonta.groups?.ids.indexOf(id ?? '') ?? 0;
  return (
    <>
      {ids
        .toSorted((one, other) => order(one) - order(other))
        .map((id) => {
          const all = open.filter(({ choice }) => groupOf(venonta, choice as Choice) === id);
          const ways = all.filter(({ choice }) => wayOf(table, choice as Choice, spot) !== null);
          const others = all.filter((action) => !ways.includes(action));
          return (
            <section
              key={id}
              className={own.group}
              aria-label={id === null ? undefined : teller.term('heading', id)}
            >
              {id === 'war' && others.some(({ choice }) => choice.do === 'attack') && (
                <p className={style.facts}>{tell('board.warBrings', { tokens: INCOME.coloniser })}</p>
              )}
              {others.length > 0 && (
                <ActionList
                  board={table}
                  open={others}
                  drawn={(action) => (
                    <Act
                      board={table}
                      action={action}
                      words={shortly(table, action)}
                      small={priceOf(table, action.choice as Choice) ?? undefined}
                    />
                  )}
                  note={(action) =>
                    action.kind !== 'refused' && <Note table={table} action={action} isPriced />
                  }
                />
              )}
              {ways.length > 0 && (
                <>
                  <h5 className={style.facts}>{tell(WAYS[id as keyof typeof WAYS])}</h5>
                  <div className={own.ways}>
                    {ways.map((action) => (
                      <Act
                        key={action.id}
                        board={table}
                        action={action}
                        words={wayOf(table, action.choice as Choice, spot) ?? undefined}
                        small={priceOf(table, action.choice as Choice) ?? undefined}
                      />
                    ))}
                  </div>
                </>
              )}
            </section>
          );
        })}
      <ActionList board={table} open={[]} refused={refusedAt(lit, spot)} />
    </>
  );
}

/** Without the name of the place that is open. */
function shortly({ tell, teller }: Table, { choice, label }: OpenAction): string {
  const made = choice as Choice;
  switch (made.do) {
    case 'build':
      return capital(`${teller.term('plant', made.plant)} (${teller.term('ground', made.on)})`);
    case 'restore':
      return tell('board.scaleBack', { plant: made.plant, on: made.on });
    case 'convert':
      return tell('board.toFactory');
    case 'tank':
      return tell('board.newTank');
    default:
      return label;
  }
}

/** Where something goes to or comes from, seen from the place that is open; null for what stays. */
function wayOf({ tell }: Table, choice: Choice, spot: Spot): string | null {
  const isFrom = (from: Territory) => spot === `land:${from}`;
  switch (choice.do) {
    case 'transfer':
    case 'move':
      return isFrom(choice.from)
        ? tell('board.toPlace', { territory: choice.to })
        : tell('board.fromPlace', { territory: choice.from });
    case 'buyTep':
      return isFrom(choice.from)
        ? tell('board.buyTo', { territory: choice.to })
        : tell('board.buyFrom', { territory: choice.from });
    case 'sellTep':
      return isFrom(choice.from)
        ? tell('board.sellTo', { territory: choice.to })
        : tell('board.sellFrom', { territory: choice.from });
    case 'enter':
      return isFrom(choice.from) ? tell('board.askTo', { territory: choice.to, pay: choice.pay }) : null;
    default:
      return null;
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
