import { Layers } from 'lucide-react';
import { type CardId, DECKS, RESOURCES } from '../src/index.ts';
import { Card } from './Card.tsx';
import { useTable } from './context.ts';
import style from './hand.module.css';
import { RESOURCE_ICON } from './icons.tsx';
import { PointsLine } from './PointsLine.tsx';
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

/** On a small screen the mat is out of sight while cards are played, and with it what they are paid with. */
function Purse() {
  const { world, mine, tell, teller } = useTable();
  if (mine === null) return null;
  const { money, stock } = world.nations[mine];
  return (
    <section className={style.purse} aria-label={tell('board.purse')}>
      <p>
        <span>{tell('board.purse')}</span>
        <b>{tell('board.money', { amount: money })}</b>
        {RESOURCES.map((resource, at) => {
          const Icon = RESOURCE_ICON[resource];
          return (
            <span
              key={resource}
              className={style.holding}
              role="img"
              aria-label={`${teller.term('resource', resource)}: ${stock[at]}`}
            >
              <Icon size={15} aria-hidden="true" />
              <b>{stock[at]}</b>
            </span>
          );
        })}
      </p>
      <PointsLine seat={mine} />
    </section>
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
