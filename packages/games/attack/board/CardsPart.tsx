import { isDuring, questionOf } from '@entente/engine';
import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Face } from '@entente/web/ui/Face.tsx';
import { Act } from '@entente/web/world/ActionList.tsx';
import style from '@entente/web/world/sheet.module.css';
import { Feather } from 'lucide-react';
import {
  type Attack,
  ECONOMIC_CARDS,
  type Hand,
  POLITICAL_CARDS,
  POLITICAL_KINDS,
  type PoliticalCard,
  ROUTES,
  TECHNOLOGIES,
} from '../src/index.ts';
import { Actions } from './Actions.tsx';
import type { Spot } from './board-actions.ts';
import hint from './cards.module.css';
import { useTable } from './context.ts';
import faces from './faces.svg';
import { Now } from './Now.tsx';
import { bitsOf, stacksOf } from './readings.ts';

/** The own hand: political cards with their texts, those that can be played first; economic cards, Trade Routes, technologies. */
export function CardsPart() {
  const { view, tell } = useTable();
  const hand = view.private;
  if (hand === null)
    return (
      <div className={style.sheet}>
        <p className={style.facts}>{tell('board.noHand')}</p>
      </div>
    );
  return (
    <div className={style.sheet}>
      <Declared />
      <Shown hand={hand} />
      <Political counts={hand.political} />
      <Now />
      <Economic hand={hand} />
      <Routes hand={hand} />
      <Technologies />
    </div>
  );
}

/** The card of another player that may be blocked now: what it does, and to whom. */
function Declared() {
  const { view, tell, teller } = useTable();
  const frame = questionOf<Attack>(view);
  if (frame?.step !== 'blockCard') return null;
  const { card, seat, target, regions } = frame;
  const aim = regions.map((region) => teller.term('region', region)).join(', ');
  return (
    <article className={style.card}>
      <h4>
        <Face sheet={faces} of={`card.${card}`} ground="#6b2d5c" />
        {teller.term('card', card)}
        {eagle(card) && (
          <>
            {' '}
            <Feather size={13} aria-hidden="true" />
          </>
        )}
      </h4>
      <p>{teller.term('card', `${card}.text`)}</p>
      <p className={style.facts}>
        {target >= 0
          ? tell('board.declaredAt', { seat, target })
          : tell('board.declared', { seat, places: aim === '' ? 'none' : aim })}
      </p>
    </article>
  );
}

const eagle = (card: PoliticalCard): boolean => POLITICAL_KINDS[POLITICAL_CARDS.indexOf(card)].eagle === true;

function Political({ counts }: { counts: readonly number[] }) {
  const { tell, teller, lit, world, view } = useTable();
  const last = world.eagles + 1 === view.options.eagles;
  const shines = (kind: PoliticalCard) => Number(lit.shines(`card:${kind}`));
  const cards = stacksOf(POLITICAL_CARDS, counts).toSorted(
    (one, other) => shines(other.kind) - shines(one.kind),
  );
  return (
    <>
      <h3 className={style.title}>{tell('board.political')}</h3>
      {cards.length === 0 && <p className={style.facts}>{tell('board.noCards')}</p>}
      {cards.map(({ kind, count }) => (
        <article key={kind} className={style.card} data-lit={lit.shines(`card:${kind}`)}>
          <h4>
            <Face sheet={faces} of={`card.${kind}`} ground="#6b2d5c" />
            {count > 1 && `${tell('board.copies', { count })} `}
            {teller.term('card', kind)}
            {eagle(kind) && (
              <>
                {' '}
                <Feather size={13} aria-hidden="true" />
              </>
            )}
          </h4>
          <p>
            {teller.term('card', `${kind}.text`)} <Mark family="card" id={kind} />
          </p>
          {last && eagle(kind) && <p className={hint.last}>{tell('board.lastEagle')}</p>}
          <Actions spot={`card:${kind}`} />
        </article>
      ))}
    </>
  );
}

interface Line {
  readonly key: string;
  readonly family: 'card' | 'resource' | 'route';
  readonly text: string;
  /** Where something could be done with it, and the text beside it then. */
  readonly spot?: Spot;
  readonly note?: string;
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const table = useTable();
  const { tell, lit } = table;
  return (
    <>
      <h3 className={style.title}>{title}</h3>
      {lines.length === 0 && <p className={style.facts}>{tell('board.noCards')}</p>}
      <ul className={style.lines}>
        {lines.map(({ key, family, text, spot, note = '' }) => {
          const [action] = spot === undefined ? [] : lit.open(spot);
          return (
            <li key={key}>
              {action === undefined ? text : <Act board={table} action={action} small={note} />}{' '}
              <Mark family={family} id={key} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Economic({ hand }: { hand: Hand }) {
  const { tell, teller } = useTable();
  const lines = ECONOMIC_CARDS.flatMap((id, kind): Line[] => {
    const [ready, out] = [hand.economic[kind], hand.disabled[kind]];
    if (ready + out === 0) return [];
    const text = `${tell('board.copies', { count: ready + out })} ${teller.term('resource', id)}`;
    const note = out === 0 ? '' : ` (${tell('board.outOfUse', { count: out })})`;
    return [{ key: id, family: 'resource', text: `${text}${note}` }];
  });
  return <Lines title={tell('board.economic')} lines={lines} />;
}

function Routes({ hand }: { hand: Hand }) {
  const { tell, teller } = useTable();
  const out = bitsOf(ROUTES, hand.disabledRoutes);
  const lines = bitsOf(ROUTES, hand.routes).map((id): Line => {
    const note = out.includes(id) ? `, ${tell('board.outOfUse', { count: 1 })}` : '';
    return { key: id, family: 'route', text: `${teller.term('route', id)}${note}` };
  });
  return <Lines title={tell('board.routes')} lines={lines} />;
}

function Technologies() {
  const { tell, teller, world, mine } = useTable();
  if (mine === null) return null;
  const known = bitsOf(TECHNOLOGIES, world.technologies[mine]);
  return (
    <>
      <h3 className={style.title}>{tell('board.technologies')}</h3>
      {known.length === 0 && <p className={style.facts}>{tell('board.none')}</p>}
      {known.map((id) => (
        <article key={id} className={style.card}>
          <h4>
            <Face sheet={faces} of={`technology.${id}`} ground="#0f4c81" />
            {teller.term('technology', id)}
          </h4>
          <p>
            {teller.term('technology', `${id}.text`)} <Mark family="technology" id={id} />
          </p>
        </article>
      ))}
    </>
  );
}

/** Another player's cards, as long as the step that shows them is open. */
function Shown({ hand }: { hand: Hand }) {
  const { view, tell, teller } = useTable();
  if (hand.shownBy < 0) return null;
  const title = tell('board.shown', { seat: hand.shownBy });
  const economic = isDuring<Attack>(view, 'disable');
  const lines = economic
    ? stacksOf(ECONOMIC_CARDS, hand.shown).map(
        ({ kind, count }): Line => ({
          key: kind,
          family: 'resource',
          text: `${tell('board.copies', { count })} ${teller.term('resource', kind)}`,
          note: tell('board.copies', { count }),
          spot: `shown:${kind}`,
        }),
      )
    : stacksOf(POLITICAL_CARDS, hand.shown).map(
        ({ kind, count }): Line => ({
          key: kind,
          family: 'card',
          text: `${tell('board.copies', { count })} ${teller.term('card', kind)}`,
          note: tell('board.copies', { count }),
          spot: `shown:${kind}`,
        }),
      );
  return <Lines title={title} lines={lines} />;
}
