import type { BoardProps } from '@entente/web/board-api/props.ts';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import style from './goofspiel.module.css';

interface Open {
  readonly prizes: readonly number[];
  readonly won: readonly (readonly number[])[];
  readonly played: readonly (readonly number[])[];
}

interface Hand {
  readonly hand: readonly number[];
}

interface Facts {
  readonly prizesLeft: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Goofspiel: the prize on offer, what everybody has bid and won, and the hand. */
export default function GoofspielBoard({ view, actions, chosen, act, teller }: BoardProps) {
  const { prizes, won, played } = view.public as unknown as Open;
  const { prizesLeft: left } = view.facts as unknown as Facts;
  const hand = (view.private as unknown as Hand | null)?.hand ?? [];
  const tell = (say: string, args: Record<string, string | number>) => teller.say({ say, with: args });
  const listed = (cards: readonly number[]) => (cards.length === 0 ? '–' : cards.join(' '));
  return (
    <div className={style.board}>
      <section className={style.offer}>
        <p>{tell('ui.prizes', { offered: prizes.length === 0 ? '–' : prizes.join(' + '), left })}</p>
        <div className={style.row} aria-hidden="true">
          {prizes.map((prize) => (
            <span key={prize} className={style.face} data-prize="true">
              {prize}
            </span>
          ))}
          {left > 0 && <span className={style.back} data-left={left} />}
        </div>
      </section>
      <ul className={style.seats}>
        {won.map((prizesWon, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <li key={seat}>
            <Emblem seat={seat} size={26} />
            <Told words={tell('ui.seat', { seat, points: sum(prizesWon), played: listed(played[seat]) })} />
            <div className={style.row} aria-hidden="true">
              {played[seat].map((card) => (
                <span key={card} className={style.small}>
                  {card}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {view.private !== null && (
        <section className={style.hand}>
          <p className="quiet">{tell('ui.hand', { cards: listed(hand) })}</p>
          <div className={style.row}>
            {hand.map((card) => {
              const action = actions.find(
                ({ kind, choice }) => kind === 'plain' && (choice as { card?: number }).card === card,
              );
              return action === undefined ? (
                <span key={card} className={style.face} aria-hidden="true">
                  {card}
                </span>
              ) : (
                <button
                  key={card}
                  type="button"
                  className={style.face}
                  data-action={action.id}
                  data-chosen={action.id === chosen}
                  aria-label={action.label}
                  onClick={() => act({ action: action.id })}
                >
                  {card}
                </button>
              );
            })}
          </div>
        </section>
      )}
    </div>
  );
}

/** What the faces beside it show as well is only for those who listen. */
function Told({ words }: { words: string }) {
  const [seen, ...rest] = words.split(/\s{3,}/);
  return (
    <p>
      {seen} <span className="quiet">{rest.join(' ')}</span>
    </p>
  );
}

/** Everything is done on the board. */
export const shows = () => true;
