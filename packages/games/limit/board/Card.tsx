import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Button } from '@entente/web/ui/Button.tsx';
import { Face } from '@entente/web/ui/Face.tsx';
import { RuleLink } from '@entente/web/ui/RuleLink.tsx';
import { BookOpen, Infinity as Forever, Timer } from 'lucide-react';
import { useId } from 'react';
import { type CardId, GENERATION_YEARS } from '../src/index.ts';
import style from './card.module.css';
import { useTable } from './context.ts';
import { cardOf, type Price, pricesOf } from './costs.ts';
import { Effects } from './Effects.tsx';
import faces from './faces.svg';
import { hyphenable } from './hyphens.ts';
import { BankIcon, DestabIcon, MoneyIcon, PollutionIcon, RESOURCE_ICON } from './icons.tsx';

const ICON = {
  ...RESOURCE_ICON,
  money: MoneyIcon,
  bank: BankIcon,
  pollution: PollutionIcon,
  destab: DestabIcon,
  other: null,
} as const;

/** Maximum number of effects that have room below the words. */
const MOST_EFFECTS = 3;

/** One policy card: a button when something can be done with it; otherwise it says why not. */
export function Card({ card }: { card: CardId }) {
  const { lit, act, chosen, look, plans, view, tell, teller, openRule } = useTable();
  const about = useId();
  const action = lit.open(`card:${card}`).find(({ kind }) => kind === 'plain');
  const plan = action === undefined ? undefined : plans.get(action.id);
  const refused = action === undefined ? lit.refused(`card:${card}`)[0] : undefined;
  const name = teller.term('card', card);
  const text = teller.term('card', `${card}.text`);
  const { kind, deck } = cardOf(card);
  const year = String(GENERATION_YEARS[view.public.generation + 1]);
  const Kind = kind === 'permanent' ? Forever : Timer;
  const gains = (plan?.effects ?? [])
    .slice(0, MOST_EFFECTS)
    .map(({ of, by }) => `${tell(`board.effect.${of}`)} ${signed(by)}`);
  const inside = (
    <>
      <Face sheet={faces} of={`card.${card}`} />
      <span className={style.name}>{hyphenable(name)}</span>
      <span className={style.line}>
        <Prices card={card} />
        <span className={style.kind}>
          <Kind size={13} aria-hidden="true" />
          {tell(kind === 'permanent' ? 'board.permanent' : 'board.immediate')}
        </span>
      </span>
      <span className={style.text}>{text}</span>
      {plan !== undefined && (
        <Effects
          of={plan.effects.slice(0, MOST_EFFECTS)}
          // Of further questions the first answers: others may change something else.
          by={tell(plan.assumed.length > 0 ? 'board.forInstance' : 'board.effectsBy', { year })}
        />
      )}
    </>
  );
  return (
    <li className={style.holder}>
      {action !== undefined ? (
        <button
          type="button"
          className={style.card}
          data-deck={deck}
          data-lit="true"
          data-action={action.id}
          data-chosen={action.id === chosen}
          aria-label={[action.label, ...gains, text].join('. ')}
          onClick={() => act({ action: action.id })}
          onFocus={() => look(action.id)}
          onBlur={() => look(null)}
          onPointerEnter={() => look(action.id)}
          onPointerLeave={() => look(null)}
        >
          {inside}
        </button>
      ) : (
        <article
          className={style.card}
          data-deck={deck}
          data-refused={refused !== undefined}
          aria-label={name}
        >
          {inside}
        </article>
      )}
      {refused !== undefined && (
        <p className={style.why}>
          <span>{refused.reason}</span>{' '}
          {refused.rule !== '' && (
            <RuleLink
              rule={refused.rule}
              words={tell('board.rule', { rule: refused.rule })}
              open={openRule}
            />
          )}
        </p>
      )}
      <span className={style.sign}>
        <Mark family="card" id={card} />
      </span>
      <Button
        look="plain"
        className={style.read}
        popoverTarget={about}
        aria-label={tell('board.readCard', { card })}
      >
        <BookOpen size={15} aria-hidden="true" />
      </Button>
      <section id={about} popover="auto" className={style.about} aria-label={name}>
        <h3>{name}</h3>
        <p>{text}</p>
        <p className={style.cost}>
          {tell('board.cost')}: <Prices card={card} />
        </p>
        {refused !== undefined && (
          <p>
            {tell('board.notNow')}: {refused.reason}
          </p>
        )}
      </section>
    </li>
  );
}

const signed = (by: number): string => (by === 0 ? '±0' : by < 0 ? `−${-by}` : `+${by}`);

function Prices({ card }: { card: CardId }) {
  const { world, mine, tell } = useTable();
  if (mine === null) return null;
  const prices = pricesOf(card, world, mine, tell);
  return (
    <span className={style.prices}>
      {prices.length === 0 ? (
        <span className={style.price}>{tell('board.free')}</span>
      ) : (
        prices.map((price) => <PriceTag key={`${price.token} ${price.words}`} price={price} />)
      )}
    </span>
  );
}

function PriceTag({ price }: { price: Price }) {
  const Icon = ICON[price.token];
  return (
    <span className={style.price}>
      {Icon !== null && <Icon size={13} aria-hidden="true" />}
      {price.spoken === undefined ? (
        price.words
      ) : (
        <>
          <span aria-hidden="true">{price.words}</span>
          <span className="quiet">{price.spoken}</span>
        </>
      )}
    </span>
  );
}
