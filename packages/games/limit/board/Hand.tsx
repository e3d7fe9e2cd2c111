import { Layers } from 'lucide-react';
import { type CardId, DECKS } from '../src/index.ts';
import { Card } from './Card.tsx';
import { useTable } from './context.ts';
import style from './hand.module.css';
import { Purse } from './Purse.tsx';
import { Target } from './Target.tsx';

/** The decks, what was drawn, and the hand. */
export function Hand() {
  const { view, tell } = useTable();
  const cabinet = view.private;
  const drawn = cabinet === null ? [] : left(cabinet.drawn);
  const hand = cabinet === null ? [] : left(cabinet.hand);
  return (
    <section className={style.hand} data-part="cards" aria-label={tell('board.hand')}>
      <h2 className="quiet">{tell('board.tabCards')}</h2>
      <Purse />
      <Decks />
      {cabinet === null ? (
        <p className={style.note}>{tell('board.noHand')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: cards beyond the edge are reached by keys
        <div className={style.cards} tabIndex={0}>
          {drawn.length > 0 && <Row title={tell('board.drawn')} cards={drawn} />}
          {hand.length > 0 ? (
            <Row title={tell('board.hand')} cards={hand} alone={drawn.length === 0} />
          ) : (
            <p className={style.note}>{tell('board.emptyHand')}</p>
          )}
        </div>
      )}
    </section>
  );

  /** Without those that this seat has already dealt with in the open step. */
  function left(cards: readonly CardId[]): CardId[] {
    const given = view.answers.flatMap((choice) => ('card' in choice ? [choice.card] : []));
    return cards.filter((card) => !given.includes(card));
  }
}

/** `alone`: nothing else lies beside it, so the heading is only for those who listen. */
function Row({ title, cards, alone = false }: { title: string; cards: readonly CardId[]; alone?: boolean }) {
  return (
    <div className={style.row}>
      <h3 className={alone ? 'quiet' : undefined}>
        {title} <b>{cards.length}</b>
      </h3>
      <ul>
        {cards.map((card) => (
          <Card key={card} card={card} />
        ))}
      </ul>
    </div>
  );
}

function Decks() {
  const { view, mine, tell, teller, lit } = useTable();
  if (mine === null) return null;
  return (
    <div className={style.decks} data-lit={lit.any('deck:')}>
      <h3>{tell('board.decks')}</h3>
      {DECKS.map((deck, index) => {
        const count = view.facts.decks[mine][index] + view.facts.under[mine][index];
        const name = teller.term('deck', deck);
        const cards = tell('board.deckLeft', { count });
        return (
          <Target key={deck} spot={`deck:${deck}`} label={`${name}: ${cards}`} className={style.deck}>
            <Layers size={16} aria-hidden="true" data-deck={deck} />
            <span>{name}</span>
            <b>{count}</b>
            <small>{teller.say({ say: 'effect.deck', with: { of: deck } })}</small>
          </Target>
        );
      })}
    </div>
  );
}
