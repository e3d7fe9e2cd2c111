import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { Button } from '@entente/web/ui/Button.tsx';
import { Stepper } from '@entente/web/ui/Stepper.tsx';
import { useSmall } from '@entente/web/ui/useSmall.ts';
import { ArrowLeft, Waves } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type Attack,
  greatWith,
  type LandOdds,
  NEUTRAL,
  navalBattlesAhead,
  plannedArmies,
  pointsOfConquest,
  REGION_OF,
  type Region,
  SEA_OF,
  type Sea,
  unitsToSpare,
} from '../src/index.ts';
import { aboutLand, aboutWater, nameOf } from './about.ts';
import { clashesAt } from './clashes.ts';
import { type Place, useTable } from './context.ts';
import { Piece as PieceIcon } from './Piece.tsx';
import {
  type Chosen,
  goingTo,
  leaving,
  opening,
  type Piece,
  piecesOf,
  sending,
  sourceNow,
  type Target,
  targetsOf,
} from './pieces.ts';
import style from './planner.module.css';
import { isSea, readLand, readWater } from './readings.ts';
import { useOddsOf } from './useOdds.ts';

/** Orders of a Move: which units of a place go, and where to. It stays open until the move is declared or it is left. */
export function Planner() {
  const table = useTable();
  const source = sourceNow(table);
  return source === null ? <Armies /> : <Army key={source} source={source} />;
}

/** Where units can set out. */
function Armies() {
  const table = useTable();
  const { lit, tell, world, view, press, series, mine, act } = table;
  const isSmall = useSmall();
  const armies = plannedArmies(world);
  const orders = armies.length;
  const onLand = new Set(armies.flatMap(({ path, attack }) => (attack ? [path.at(-1)] : []))).size;
  const battles = onLand + navalBattlesAhead(view);
  const declare = lit.actions.find(({ choice }) => choice.do === 'declare');
  const places = useMemo(
    () =>
      lit.actions.flatMap(({ kind, choice: known }): Place[] => {
        const choice = known as Attack['choice'];
        if (kind === 'refused') return [];
        return choice.do === 'from' ? [choice.region] : choice.do === 'fleet' ? [choice.sea] : [];
      }),
    [lit],
  );
  useEffect(() => {
    press.current = (place) => {
      if (!places.includes(place)) return false;
      series.give([opening(place)]);
      return true;
    };
    return () => {
      press.current = null;
    };
  }, [press, places, series]);
  /** Where units are on their way to, they are called back by their order. */
  const isHome = (place: Place) =>
    isSea(place) ? countOf(place) > 0 : readLand(world, REGION_OF[place]).owner === mine;
  const countOf = (place: Place) => {
    if (!isSea(place)) return readLand(world, REGION_OF[place]).total;
    return readWater(world, view.seats, SEA_OF[place]).fleets.find(({ seat }) => seat === mine)?.total ?? 0;
  };
  return (
    <section className={style.planner} aria-label={tell('board.armies')}>
      <h3 className={style.head}>{tell('board.armies')}</h3>
      <ul className={style.targets}>
        {places.filter(isHome).map((place) => (
          <li key={place}>
            <Button className={style.target} data-place={place} onClick={() => series.give([opening(place)])}>
              {isSea(place) ? (
                <Waves size={18} aria-hidden="true" />
              ) : (
                mine !== null && <Emblem seat={mine} size={18} />
              )}
              <span className={style.what}>
                <b>{nameOf(place, table)}</b>
              </span>
              <span className={style.chance}>
                <b>{isSea(place) ? countOf(place) : tell('board.unitsGo', { count: countOf(place) })}</b>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {!isSmall && declare !== undefined && declare.kind !== 'refused' && orders > 0 && (
        <div className={style.last}>
          <Button
            look="expected"
            className={style.deed}
            data-action={declare.id}
            onClick={() => act({ action: declare.id })}
          >
            {tell('board.declareMoves', { orders, battles })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Kept while the player looks at other places. */
function Army({ source }: { source: Place }) {
  const table = useTable();
  const { tell, mine, selected, press, select, series, view, lit } = table;
  const pieces = useMemo(() => piecesOf(table), [table]);
  const targets = useMemo(() => {
    // What can be won comes before what one has.
    const isOwn = ({ place }: Target) =>
      !isSea(place) && readLand(table.world, REGION_OF[place]).owner === table.mine;
    const all = targetsOf(table);
    return [...all.filter((one) => !isOwn(one)), ...all.filter(isOwn)];
  }, [table]);
  const total = pieces.reduce((sum, { most }) => sum + most, 0);
  const spare =
    isSea(source) || !pieces.every(({ id }) => !id.includes(' '))
      ? total
      : unitsToSpare(view, REGION_OF[source]);
  const most = Math.min(total, Math.max(spare, total > 0 ? 1 : 0));
  const [wanted, setWanted] = useState<Chosen>(() => atMost(pieces, most));
  const [route, setRoute] = useState<string | null>(null);
  const [more, setMore] = useState(false);
  const isSmall = useSmall();
  const chosen = useMemo(() => within(pieces, wanted, most), [pieces, wanted, most]);
  const count = sumOf(chosen);
  const aimed =
    targets.find(({ id, place }) => id === route && place === selected) ??
    targets.find(({ place }) => place === selected);
  const send = (target: Target) => {
    if (goingTo(target, chosen) > 0) series.give(sending(source, target, chosen));
  };
  useEffect(() => {
    press.current = (place) => {
      // The second press on what is aimed at gives the order; another own region is another army.
      if (aimed !== undefined && aimed.place === place) {
        if (goingTo(aimed, chosen) > 0) series.give(sending(source, aimed, chosen));
        return true;
      }
      if (targets.some((target) => target.place === place)) return false;
      const own = !isSea(place) && view.public.owner[REGION_OF[place]] === mine;
      if (!own || place === source) return false;
      series.give([leaving, opening(place)]);
      return true;
    };
    return () => {
      press.current = null;
    };
  }, [press, aimed, chosen, targets, series, source, view, mine]);
  const back = lit.actions.find(({ kind, choice }) => kind !== 'refused' && choice.do === 'back');
  const near = targets.filter(({ by }) => by.length === 0);
  const across = targets.filter(({ by }) => by.length > 0);
  const folded = near.length > 0 && across.length > 3 && !more;
  const shown = folded ? [...near, ...across.filter(({ place }) => place === selected)] : targets;
  // On a small screen where they can go, and what for, comes first: usually all but one go.
  const units = (
    <>
      <ul className={style.pieces}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <PieceIcon kind={piece.kind} size={30} />
            <span className={style.what}>
              <b>{piece.name}</b>
              <small>{tell('board.unitsHere', { count: piece.most })}</small>
            </span>
            <Stepper
              label={tell('board.howMany', { piece: piece.name })}
              value={chosen.get(piece.id) ?? 0}
              min={0}
              max={piece.most}
              hasMost={false}
              onChange={(value) => setWanted(new Map(chosen).set(piece.id, value))}
            />
          </li>
        ))}
      </ul>
      <Shortcuts pieces={pieces} most={most} count={count} choose={setWanted} />
    </>
  );
  return (
    <section className={style.planner} aria-label={tell('board.from', { place: nameOf(source, table) })}>
      <h3 className={style.head}>
        {mine !== null && <Emblem seat={mine} size={22} />}
        {tell('board.from', { place: nameOf(source, table) })}
        {back !== undefined && (
          <Button className={style.back} onClick={() => series.give([leaving])}>
            <ArrowLeft size={16} aria-hidden="true" />
            {tell('board.otherArmy')}
          </Button>
        )}
      </h3>
      {!isSmall && units}
      <p className={style.goal}>{tell('board.goTo', { count })}</p>
      <Targets
        targets={shown}
        chosen={chosen}
        aimed={aimed}
        aim={(target) => {
          setRoute(target.id);
          if (target === aimed) send(target);
          else select(target.place);
        }}
      />
      {folded && (
        <button type="button" className={style.more} onClick={() => setMore(true)}>
          {tell('board.bySeaMore', { count: targets.length - shown.length })}
        </button>
      )}
      {isSmall && units}
      {selected !== null && selected !== source && aimed === undefined && <LookedAt place={selected} />}
      {aimed !== undefined && (
        <div className={style.last}>
          <Outlook
            target={aimed}
            chosen={chosen}
            place={nameOf(source, table)}
            stays={total - goingTo(aimed, chosen)}
          />
          <Button
            look="expected"
            className={style.deed}
            disabled={goingTo(aimed, chosen) === 0}
            onClick={() => send(aimed)}
          >
            {tell('board.send', { count: goingTo(aimed, chosen), place: nameOf(aimed.place, table) })}
          </Button>
        </div>
      )}
    </section>
  );
}

interface OutlookProps {
  readonly target: Target;
  readonly chosen: Chosen;
  /** Where the units come from, and how many are left there. */
  readonly place: string;
  readonly stays: number;
}

/** What an order costs before it is given: who stays behind, the losses to expect, the risk, the oil. */
function Outlook({ target, chosen, place, stays }: OutlookProps) {
  const { tell, view } = useTable();
  const battles = clashesAt(view, target, chosen);
  const odds = useOddsOf(battles.map(({ clash }) => clash));
  const mean = (of: (odds: LandOdds) => number) =>
    battles.reduce((sum, { share }, at) => {
      const found = odds[at];
      return found?.kind === 'land' ? sum + share * of(found.odds) : sum;
    }, 0);
  const isKnown = battles.length > 0 && odds.every((found) => found?.kind === 'land');
  const atSea = odds.find((found) => found?.kind === 'naval');
  const count = battles.at(0)?.clash.forces.attackers.reduce((sum, units) => sum + units, 0) ?? 0;
  return (
    <ul className={style.outlook}>
      {isKnown && (
        <li>
          {tell('board.expect', {
            count,
            lost: Math.round(10 * (count - mean(({ attackersLeft }) => attackersLeft))) / 10,
            risk: Math.round(100 * (1 - mean(({ win }) => win))),
          })}
        </li>
      )}
      {atSea?.kind === 'naval' && (
        <li>
          {tell('board.navalOdds', {
            won: Math.round(100 * atSea.odds.win),
            lost: Math.round(100 * atSea.odds.lose),
            both: Math.round(100 * atSea.odds.both),
          })}
        </li>
      )}
      <li>{tell('board.stays', { count: stays, place })}</li>
      <li>{tell('board.movePaid')}</li>
    </ul>
  );
}

const sumOf = (chosen: Chosen): number => [...chosen.values()].reduce((sum, count) => sum + count, 0);

/** Number of units altogether; the cheapest stay behind. */
function atMost(pieces: readonly Piece[], most: number): Chosen {
  let left = most;
  const chosen = new Map<string, number>();
  for (const { id, most: here } of pieces.toReversed()) {
    chosen.set(id, Math.min(here, left));
    left -= Math.min(here, left);
  }
  return chosen;
}

/** The wanted units, as far as they are there and may go. */
function within(pieces: readonly Piece[], wanted: Chosen, most: number): Chosen {
  const there = new Map(pieces.map(({ id, most: here }) => [id, Math.min(here, wanted.get(id) ?? 0)]));
  let over = sumOf(there) - most;
  for (const { id } of pieces) {
    if (over <= 0) break;
    const fewer = Math.min(over, there.get(id) ?? 0);
    there.set(id, (there.get(id) ?? 0) - fewer);
    over -= fewer;
  }
  return there;
}

interface ShortcutProps {
  readonly pieces: readonly Piece[];
  readonly most: number;
  readonly count: number;
  choose(chosen: Chosen): void;
}

function Shortcuts({ pieces, most, count, choose }: ShortcutProps) {
  const { tell } = useTable();
  const total = pieces.reduce((sum, piece) => sum + piece.most, 0);
  const stays = total - most;
  const amounts = [...new Set([most, Math.max(1, most - 1), 0])];
  const label = (amount: number) => {
    if (amount === 0) return tell('board.noneOf');
    return amount === total
      ? tell('board.allOf', { count: total })
      : tell('board.allBut', { count: total - amount });
  };
  if (total < 2 && stays === 0) return null;
  return (
    <div className={style.shortcuts}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={count === amount}
          onClick={() => choose(atMost(pieces, amount))}
        >
          {label(amount)}
        </button>
      ))}
    </div>
  );
}

interface TargetsProps {
  readonly targets: readonly Target[];
  readonly chosen: Chosen;
  readonly aimed: Target | undefined;
  aim(target: Target): void;
}

function Targets({ targets, chosen, aimed, aim }: TargetsProps) {
  const { view } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Chosen on the map, it may be out of sight on the list.
    if (aimed !== undefined)
      list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'center' });
  }, [aimed]);
  const battles = targets.map((target) => clashesAt(view, target, chosen));
  const odds = useOddsOf(battles.flat().map(({ clash }) => clash));
  let at = 0;
  const chances = battles.map((possible) => {
    const found = odds.slice(at, at + possible.length);
    at += possible.length;
    if (possible.length === 0 || found.some((each) => each === null)) return null;
    return possible.reduce((sum, { share }, index) => sum + share * (found[index]?.odds.win ?? 0), 0);
  });
  return (
    <ul className={style.targets} ref={list}>
      {targets.map((target, index) => (
        <li key={target.id}>
          <TargetRow
            target={target}
            chosen={chosen}
            fights={battles[index].length > 0}
            chance={chances[index]}
            pressed={target === aimed}
            aim={aim}
          />
        </li>
      ))}
    </ul>
  );
}

/** A Minor Neutral defends itself with this number of units at most (ATK-10.20). */
const MOST_NEUTRALS = 4;

interface RowProps {
  readonly target: Target;
  readonly chosen: Chosen;
  readonly fights: boolean;
  readonly chance: number | null;
  readonly pressed: boolean;
  aim(target: Target): void;
}

/** Whose a place is: a seat, a Minor Neutral by its letter, or the sea. */
function HolderIcon({ place }: { place: Place }) {
  const table = useTable();
  if (isSea(place)) return <Waves size={18} aria-hidden="true" />;
  const { owner, government } = readLand(table.world, REGION_OF[place]);
  if (owner !== null) return <Emblem seat={owner} size={18} />;
  return (
    <span className={style.letter} aria-hidden="true">
      {government === null ? '' : table.teller.term('government', government).charAt(0)}
    </span>
  );
}

function TargetRow({ target, chosen, fights, chance, pressed, aim }: RowProps) {
  const table = useTable();
  const { tell } = table;
  const { place, by } = target;
  const [all, go] = [sumOf(chosen), goingTo(target, chosen)];
  const facts = [
    ...(isSea(place) ? seaFacts(place) : landFacts(place)),
    ...(by.length > 0 ? [tell('board.bySea')] : []),
    ...(go < all ? [tell('board.someGo', { count: go, all })] : []),
  ];
  return (
    <Button
      className={style.target}
      aria-pressed={pressed}
      data-target={place}
      disabled={go === 0}
      onClick={() => aim(target)}
    >
      <HolderIcon place={place} />
      <span className={style.what}>
        <b>{nameOf(place, table)}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      {fights && (
        <span className={style.chance} data-good={chance !== null && chance >= 0.5}>
          <b>{chance === null ? '…' : `${Math.round(100 * chance)} %`}</b>
          <small>{tell(isSea(place) ? 'board.toWin' : 'board.toTakeIt')}</small>
        </span>
      )}
    </Button>
  );

  function seaFacts(sea: Sea): string[] {
    const { fleets } = readWater(table.world, table.view.seats, SEA_OF[sea]);
    const others = fleets.filter(({ seat }) => seat !== table.mine);
    return others.length === 0
      ? [tell('board.targetSea')]
      : [
          ...others.map(({ seat, total }) => tell('board.targetFleet', { seat, count: total })),
          tell('board.seaWorth'),
        ];
  }

  function landFacts(region: Region): string[] {
    const index = REGION_OF[region];
    const holder = table.world.owner[index];
    if (holder === table.world.active)
      return [tell('board.targetOwn', { count: readLand(table.world, index).total })];
    const points = pointsOfConquest(table.view, index);
    const worth =
      points < 0 ? tell('board.targetLoses', { points: -points }) : tell('board.targetPoints', { points });
    const enemies = holder === NEUTRAL ? MOST_NEUTRALS : readLand(table.world, index).total;
    const great = table.mine === null ? null : greatWith(table.view, table.mine);
    const more = great !== null && enemies >= great ? [tell('board.targetGreat', { count: great })] : [];
    if (holder === NEUTRAL) return [tell('board.targetNeutral'), worth, ...more];
    return [tell('board.targetPlayer', { seat: holder, count: enemies }), worth, ...more];
  }
}

/** A place that is no target: what is there, without leaving the planner. */
function LookedAt({ place }: { place: Place }) {
  const table = useTable();
  const { world, view } = table;
  const about = isSea(place)
    ? aboutWater(readWater(world, view.seats, SEA_OF[place]), table)
    : aboutLand(readLand(world, REGION_OF[place]), table);
  return (
    <p className={style.looked}>
      <b>{table.tell('board.lookedAt')}:</b> {about}
    </p>
  );
}
