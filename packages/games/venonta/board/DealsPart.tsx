import type { Seat } from '@entente/engine';
import type { Deal } from '@entente/engine/deals';
import { choiceOf, firstValues, type OpenAction } from '@entente/web/board-api/intents.ts';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { Button } from '@entente/web/ui/Button.tsx';
import { ChoiceGroup } from '@entente/web/ui/Choice.tsx';
import { Stepper } from '@entente/web/ui/Stepper.tsx';
import { ArrowLeftRight, Check, Coins, Send, TriangleAlert, Wheat } from 'lucide-react';
import { useState } from 'react';
import { afterDeal, draftOf, sidesOfDeal, type Venonta } from '../src/index.ts';
import { Actions } from './Actions.tsx';
import { useTable } from './context.ts';
import style from './deals.module.css';

type Choice = Venonta['choice'];
type Form = Extract<OpenAction, { kind: 'form' }>;

// The actions of a Venonta table are choices of Venonta.
const choiceIn = ({ choice }: OpenAction): Choice => choice as Choice;

/** Answers and offers have a place of their own in the sheet, the end of the talks is in the tray. */
const ELSEWHERE: readonly Choice['do'][] = [
  'acceptDeal',
  'refuseDeal',
  'counterDeal',
  'offerDeal',
  'endTalk',
];

/** Deals: offers to me, then one of my own, from whom it is for to what follows from it. */
export function DealsPart() {
  const { lit, tell, world, mine } = useTable();
  const open = lit.open('deals');
  const offers = open.filter(
    (action): action is Form => action.kind === 'form' && choiceIn(action).do === 'offerDeal',
  );
  const others = open.filter((action) => !ELSEWHERE.includes(choiceIn(action).do));
  const received = mine === null ? [] : world.deals.open.filter(({ to }) => to === mine);
  const offered = mine === null ? [] : world.deals.open.filter(({ from }) => from === mine);
  if (open.length === 0 && received.length + offered.length === 0)
    return <p className={style.none}>{tell('board.noDeals')}</p>;
  return (
    <div className={style.deals}>
      {received.map((deal) => (
        <Received key={deal.id} deal={deal} />
      ))}
      {offered.map((deal) => (
        <Offered key={deal.id} deal={deal} />
      ))}
      {offers.length > 0 && <NewOffer offers={offers} />}
      {others.length > 0 && <Actions spot="deals" only={(action) => others.includes(action)} />}
    </div>
  );
}

/** What an offer of mine gives and asks for, in one line. */
function useOfferInWords() {
  const { tell, teller } = useTable();
  return (deal: Deal): string => {
    const { give, get } = sidesOfDeal(deal);
    const words = (side: typeof give) =>
      new Intl.ListFormat(teller.language).format(
        side.filter(({ say }) => say !== 'deal.nothing').map((thing) => teller.say(thing)),
      );
    const [mine, theirs] = [words(give), words(get)];
    if (theirs === '') return tell('board.offerGift', { what: mine });
    return mine === ''
      ? tell('board.offerAsk', { what: theirs })
      : tell('board.offerSwap', { give: mine, get: theirs });
  };
}

/** Offers of mine that wait for an answer. */
function Offered({ deal }: { deal: Deal }) {
  const { lit, tell, act, seatName } = useTable();
  const offerInWords = useOfferInWords();
  const back = lit.open('deals').find((action) => {
    const choice = choiceIn(action);
    return choice.do === 'withdrawDeal' && choice.deal === deal.id;
  });
  return (
    <p className={style.waits}>
      <Emblem seat={deal.to} size={18} />
      <span>
        {offerInWords(deal)} <small>{tell('board.waitsFor', { who: seatName(deal.to) })}</small>
      </span>
      {back !== undefined && (
        <Button data-action={back.id} onClick={() => act({ action: back.id })}>
          {tell('board.withdraw')}
        </Button>
      )}
    </p>
  );
}

/** An offer to me: what I get, what I give, and the answers. */
function Received({ deal }: { deal: Deal }) {
  const { lit, tell, teller, act, seatName, view } = useTable();
  const [countering, setCountering] = useState(false);
  const answers = lit.open('deals').filter((action) => {
    const choice = choiceIn(action);
    return 'deal' in choice && choice.deal === deal.id;
  });
  const isAccepted = view.answers.some((choice) => choice.do === 'acceptDeal' && choice.deal === deal.id);
  const find = (what: string) => answers.find((action) => choiceIn(action).do === what);
  const [accept, refuse] = [find('acceptDeal'), find('refuseDeal')];
  const counter = answers.find((action): action is Form => action.kind === 'form');
  const { give, get } = sidesOfDeal(deal);
  const words = (side: typeof give) => side.map((thing) => teller.say(thing)).join(', ');
  const until = deal.vow === NONE && deal.ask === NONE ? 'now' : deal.until;
  const change = {
    tokens: deal.give[1] - deal.get[1],
    rations: deal.give[0] - deal.get[0],
    tep: deal.giveItems.length - deal.getItems.length,
  };
  return (
    <section className={style.offer} aria-label={tell('board.offerOf', { seat: deal.from })}>
      <h3>
        <Emblem seat={deal.from} size={20} />
        {tell('board.offers', { who: seatName(deal.from), give: words(give), get: words(get), until })}
      </h3>
      {deal.vow !== NONE && <Means vow={deal.vow} />}
      <Follows view={view} change={change} />
      {answers.length === 0 && (
        <p className={style.answered}>{tell(isAccepted ? 'board.accepted' : 'board.answered')}</p>
      )}
      <div className={style.answers}>
        {accept !== undefined && (
          <Button look="primary" data-action={accept.id} onClick={() => act({ action: accept.id })}>
            {tell('board.accept')}
            {Object.values(change).some((by) => by !== 0) && <small>{changeInWords(change)}</small>}
          </Button>
        )}
        {counter !== undefined && (
          <Button aria-pressed={countering} onClick={() => setCountering(!countering)}>
            {tell('board.counter')}
          </Button>
        )}
        {refuse !== undefined && (
          <Button data-action={refuse.id} onClick={() => act({ action: refuse.id })}>
            {tell('board.refuse')}
          </Button>
        )}
      </div>
      {countering && counter !== undefined && <OfferForm action={counter} />}
    </section>
  );

  function changeInWords({ tokens, rations, tep }: typeof change): string {
    const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`);
    return [
      ...(tokens === 0
        ? []
        : [tell('board.tokenChange', { change: signed(tokens), count: Math.abs(tokens) })]),
      ...(rations === 0
        ? []
        : [tell('board.rationChange', { change: signed(rations), count: Math.abs(rations) })]),
      ...(tep === 0 ? [] : [tell('board.tepChange', { change: signed(tep) })]),
    ].join(', ');
  }
}

const partnerOf = (action: Form): Seat => Number((action.choice as { partner?: Seat }).partner ?? 0);

/** One form, and whom it is for. */
function NewOffer({ offers }: { offers: readonly Form[] }) {
  const { tell, seatName } = useTable();
  const [wanted, setWanted] = useState<Seat | null>(null);
  const chosen = offers.find((offer) => partnerOf(offer) === wanted) ?? offers[0];
  return (
    <section aria-label={tell('board.makeOffer')}>
      <h3 className={style.title}>{tell('board.makeOffer')}</h3>
      <div className={style.partners}>
        {offers.map((offer) => (
          <Button key={offer.id} aria-pressed={offer === chosen} onClick={() => setWanted(partnerOf(offer))}>
            <Emblem seat={partnerOf(offer)} size={18} /> {seatName(partnerOf(offer))}
          </Button>
        ))}
      </div>
      <OfferForm key={chosen.id} action={chosen} />
    </section>
  );
}

/** What changes hands, a pact or a promise, what follows, and one deed that says the whole offer. */
function OfferForm({ action }: { action: Form }) {
  const { tell, teller, act, view } = useTable();
  const offerInWords = useOfferInWords();
  const [first] = useState<Readonly<Record<string, unknown>>>(() => firstValues(action));
  const [values, setValues] = useState(first);
  const set = (field: string, value: unknown) => setValues({ ...values, [field]: value });
  const choice = choiceOf([action], { action: action.id, values }) as Choice | null;
  const { deal, fault } = choice === null ? { deal: null, fault: null } : draftOf(view, choice);
  const amount = (field: string) => Number(values[field] ?? 0);
  const change = {
    tokens: amount('get_token') - amount('give_token'),
    rations: amount('get_ration') - amount('give_ration'),
  };
  const has = (...fields: string[]) => fields.some((field) => action.blanks[field] !== undefined);
  const bound = values.vow !== undefined && (values.vow !== 'none' || (values.ask ?? 'none') !== 'none');
  return (
    <div className={style.form}>
      {has('give_ration', 'give_token', 'giveItems', 'get_ration', 'get_token', 'getItems') && (
        <>
          <h4>{tell('board.changesHands')}</h4>
          <div className={style.hands}>
            {hand('give')}
            <ArrowLeftRight size={18} aria-hidden="true" />
            {hand('get')}
          </div>
        </>
      )}
      {oneOf('vow', tell('board.pactToo'), (value) => value === NONE || isPact(value))}
      {values.vow !== undefined && <Means vow={values.vow} />}
      {oneOf('vow', tell('board.youPromise'), (value) => !isPact(value))}
      {oneOf('ask', tell('board.theyPromise'))}
      {bound && oneOf('until', tell('board.promiseUntil'))}
      {fault === null || values === first ? (
        <Follows view={view} change={change} />
      ) : (
        <p className={style.fault}>
          <TriangleAlert size={16} aria-hidden="true" /> {teller.refusal(fault)}
        </p>
      )}
      <Button
        look="expected"
        className={style.deed}
        data-action={action.id}
        aria-disabled={fault !== null}
        onClick={() => fault === null && act({ action: action.id, values })}
      >
        <Send size={18} aria-hidden="true" />
        {values === first ? tell('board.offerFirst') : deal === null ? action.label : offerInWords(deal)}
      </Button>
    </div>
  );

  function hand(side: 'give' | 'get') {
    const items = action.blanks[`${side}Items`];
    const given = (values[`${side}Items`] ?? []) as string[];
    return (
      <div>
        <p>{tell(side === 'give' ? 'board.youGive' : 'board.youGet')}</p>
        {(['token', 'ration'] as const).map((good) => {
          const blank = action.blanks[`${side}_${good}`];
          if (blank?.kind !== 'amount') return null;
          const name = teller.say({ say: `field.${side}_${good}`, with: {} });
          return (
            <div key={good} className={style.good}>
              <span className={style.kind}>
                {good === 'token' ? (
                  <Coins size={16} aria-hidden="true" />
                ) : (
                  <Wheat size={16} aria-hidden="true" />
                )}
                {tell(good === 'token' ? 'board.tokens' : 'board.rations')}
              </span>
              <Stepper
                label={name}
                value={amount(`${side}_${good}`)}
                min={0}
                max={blank.max}
                onChange={(value) => set(`${side}_${good}`, value)}
              />
              <small>{tell('board.ofMost', { count: blank.max })}</small>
            </div>
          );
        })}
        {items?.kind === 'some' &&
          items.of.map((item) => {
            const taken = given.includes(String(item));
            return (
              <button
                key={item}
                type="button"
                className={style.item}
                aria-pressed={taken}
                disabled={!taken && given.length >= items.max}
                onClick={() =>
                  set(
                    `${side}Items`,
                    taken ? given.filter((other) => other !== item) : [...given, String(item)],
                  )
                }
              >
                {teller.say({ say: 'deal.tep', with: { territory: item } })}
              </button>
            );
          })}
      </div>
    );
  }

  /** A pact and a promise are one field: choosing the one takes the other back. */
  function oneOf(field: 'vow' | 'ask' | 'until', label: string, of = (_: string) => true) {
    const blank = action.blanks[field];
    if (blank?.kind !== 'one') return null;
    const all = blank.of.map(String).filter(of);
    const value = values[field];
    const now = typeof value === 'string' ? value : String(blank.of[0]);
    return (
      <ChoiceGroup
        label={label}
        value={all.includes(now) ? now : NONE}
        options={all.map((each) => ({ value: each, label: capital(shortly(field, each)) }))}
        onChange={(chosen) => set(field, chosen)}
      />
    );
  }

  function shortly(field: 'vow' | 'ask' | 'until', value: string): string {
    if (field === 'until') return teller.term('until', value);
    if (value === NONE) return tell('board.nothing');
    const pact = {
      defence: 'board.pactDefence',
      attack: 'board.pactAttack',
      both: 'board.pactBoth',
    } as const;
    return value in pact ? tell(pact[value as keyof typeof pact]) : teller.term('clause', value);
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Promises of both sides; the rest of the clauses bind one. */
const PACTS = ['defence', 'attack', 'both'] as const;
const isPact = (value: string) => PACTS.some((pact) => pact === value);
const NONE = 'none';

/** What a pact binds to. */
function Means({ vow }: { vow: unknown }) {
  const { tell } = useTable();
  const pact = PACTS.find((one) => one === vow);
  const word = pact ?? (vow === NONE ? 'none' : undefined);
  return word === undefined ? null : <p className={style.means}>{tell(`board.means.${word}`)}</p>;
}

interface FollowsProps {
  readonly view: Parameters<typeof afterDeal>[0];
  readonly change: { readonly tokens: number; readonly rations: number };
}

/** What I have afterwards, and whether my people are fed. */
function Follows({ view, change }: FollowsProps) {
  const { tell } = useTable();
  const after = afterDeal(view, change);
  if (after === null || (change.tokens === 0 && change.rations === 0)) return null;
  return (
    <ul className={style.follows}>
      <li data-good={after.missing === 0}>
        {after.missing === 0 ? (
          <Check size={16} aria-hidden="true" />
        ) : (
          <TriangleAlert size={16} aria-hidden="true" />
        )}
        {after.missing === 0
          ? tell('board.nobodyStarves')
          : tell('board.rationsMissing', { count: after.missing })}
      </li>
      <li>{tell('board.tokensLeft', { count: after.tokens })}</li>
    </ul>
  );
}
