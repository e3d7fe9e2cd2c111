import type { Die, Game, Message, Moment } from '@entente/engine';
import { hitsOf } from '../bot/judgement/force.ts';
import { LAND_UNITS } from '../data/terms.ts';
import { faces } from '../phases/11-naval-battles/round.ts';
import type { Attack } from '../position.ts';

const at = (target: unknown) => [Number(target)];

/** A committed unit scores one hit at most, when its symbol comes (ATK-10.6, ATK-10.7). */
function landDice(args: Message['with'], before: readonly Message[]): Die[] {
  const force = forceOf(args, before);
  let left = Number(args.hits);
  const dice = LAND_UNITS.flatMap((face, kind) => {
    const rolled = Number(args[face]);
    const hits = Math.min(left, rolled, force?.[kind] ?? left);
    left -= hits;
    return Array.from({ length: rolled }, (_, die): Die => ({ face, hit: die < hits }));
  });
  return [...dice, ...Array.from({ length: Number(args.blank) }, (): Die => ({ face: null, hit: false }))];
}

/** The units that rolled. Older tables log them only for sides that committed them in words. */
function forceOf(args: Message['with'], before: readonly Message[]): readonly number[] | null {
  if (Array.isArray(args.force)) return args.force as readonly number[];
  const sent = before.findLast(({ say, with: { seat } }) => say === 'log.committed' && seat === args.seat);
  return sent === undefined ? null : LAND_UNITS.map((unit) => Number(sent.with[unit]));
}

function rolledOnLand(seat: number | null, args: Message['with'], before: readonly Message[]): Moment {
  const force = forceOf(args, before);
  const dice = landDice(args, before);
  return {
    kind: 'battle',
    weight: 0,
    part: 'during',
    rolls: [{ seat, family: 'unit', dice, ...(force === null ? {} : { expected: hitsOf(force) }) }],
  };
}

/** Both lines of ships, place by place: a ship hits when it beats one that it faces (ATK-11.9). */
function navalRolls(before: readonly Message[]): Moment['rolls'] {
  const lines = before.filter(({ say }) => say === 'log.battleLine').slice(-2);
  const [mine, theirs] = lines.map(({ with: { rolls } }) => rolls as readonly number[]);
  if (mine === undefined || theirs === undefined) return [];
  const diceOf = (own: readonly number[], other: readonly number[]) =>
    own.map(
      (face, place): Die => ({
        face,
        hit:
          own.length >= other.length
            ? face > other[faces(place, other.length)]
            : other.some((roll, against) => faces(against, own.length) === place && face > roll),
      }),
    );
  return [diceOf(mine, theirs), diceOf(theirs, mine)].map((dice, side) => ({
    seat: Number(lines[side].with.seat),
    dice,
    paired: true,
  }));
}

export const moments: NonNullable<Game<Attack>['moments']> = {
  'log.round': { kind: 'age', weight: 1, by: null },
  // Who ends a turn or declares a Move knows it.
  'log.turnOver': { kind: 'age', weight: 0 },
  'log.declared': { kind: 'war', weight: 0 },

  'log.attack': ({ target, region }) => ({
    kind: 'battle',
    weight: 3,
    to: at(target),
    place: String(region),
    part: 'opens',
  }),
  'log.invasion': ({ region }) => ({ kind: 'battle', weight: 2, place: String(region), part: 'opens' }),
  'log.invasionUndefended': ({ region }) => ({
    kind: 'battle',
    weight: 2,
    place: String(region),
    part: 'opens',
  }),
  'log.committed': { kind: 'battle', weight: 0, part: 'during' },
  'log.rolled': (args, _options, before) => rolledOnLand(Number(args.seat), args, before),
  'log.neutralRolled': (args, _options, before) => rolledOnLand(null, args, before),
  'log.lost': ({ seat, unit, count }) => ({
    kind: 'battle',
    weight: 0,
    part: 'during',
    loss: { seat: Number(seat), family: 'unit', piece: String(unit), count: Number(count) },
  }),
  'log.neutralLost': ({ unit, count }) => ({
    kind: 'battle',
    weight: 0,
    by: null,
    part: 'during',
    loss: { seat: null, family: 'unit', piece: String(unit), count: Number(count) },
  }),
  'log.conquered': ({ region }) => ({ kind: 'conquest', weight: 2, place: String(region), part: 'ends' }),
  'log.held': ({ region }) => ({ kind: 'battle', weight: 2, place: String(region), part: 'ends' }),
  'log.retreated': ({ region }) => ({ kind: 'battle', weight: 2, place: String(region), part: 'ends' }),

  'log.marches': ({ from, to }) => ({ kind: 'war', weight: 0, place: String(to), from: String(from) }),
  'log.sails': ({ sea, into }) => ({ kind: 'war', weight: 0, place: String(into), from: String(sea) }),

  'log.navalBattle': ({ target, sea }) => ({
    kind: 'battle',
    weight: 3,
    to: at(target),
    place: String(sea),
    part: 'opens',
  }),
  'log.battleLine': { kind: 'battle', weight: 0, part: 'during' },
  'log.navalRound': ({ seat, target, sea, lost, sunk }, _options, before) => ({
    kind: 'battle',
    weight: 1,
    to: at(target),
    part: 'during',
    rolls: navalRolls(before),
    tells: [{ say: 'log.navalRound', with: { seat, target, sea, lost, sunk } }],
  }),
  'log.navalBattleWon': ({ sea }) => ({ kind: 'conquest', weight: 2, place: String(sea), part: 'ends' }),
  'log.navalBattleBothLost': ({ sea }) => ({
    kind: 'battle',
    weight: 2,
    by: null,
    place: String(sea),
    part: 'ends',
  }),
  // The fleet that stays has the sea.
  'log.navalRetreat': ({ seat, sea }, _options, before) => {
    const attacker = before.findLast(({ say }) => say === 'log.navalBattle')?.with.seat ?? seat;
    const moment = { weight: 2, place: String(sea), part: 'ends' } as const;
    return attacker === seat
      ? { kind: 'battle', ...moment }
      : { kind: 'conquest', by: Number(attacker), ...moment };
  },
  'log.airBattle': ({ target }) => ({ kind: 'battle', weight: 3, to: at(target), part: 'opens' }),
  'log.airHits': { kind: 'battle', weight: 0, part: 'during' },
  'log.shotFighter': { kind: 'battle', weight: 0, part: 'during' },
  'log.shotBomber': { kind: 'battle', weight: 0, part: 'during' },
  'log.bombed': ({ target }) => ({ kind: 'disaster', weight: 2, to: at(target), part: 'ends' }),
  'log.raid': { kind: 'battle', weight: 1 },
  'log.raidedOwner': ({ target }) => ({ kind: 'trade', weight: 1, by: null, to: at(target) }),
  'log.routeDestroyed': ({ target }) => ({ kind: 'disaster', weight: 2, by: null, to: at(target) }),
  'log.convoyAttacked': ({ target }) => ({ kind: 'battle', weight: 2, to: at(target) }),
  'log.sankUnit': ({ seat, target, unit }) => ({
    kind: 'disaster',
    weight: 2,
    by: Number(seat),
    to: at(target),
    loss: { seat: Number(target), family: 'unit', piece: String(unit), count: 1 },
  }),
  'log.huntedSubmarines': ({ target }) => ({ kind: 'battle', weight: 1, to: at(target) }),

  'log.blitz': ({ seat, region, roll, need }) => ({
    kind: 'peace',
    weight: 2,
    place: String(region),
    rolls: [{ seat: Number(seat), dice: [{ face: Number(roll), hit: Number(roll) >= Number(need) }] }],
  }),
  'log.joined': ({ region }) => ({ kind: 'conquest', weight: 2, place: String(region) }),
  'log.research': ({ seat, roll, need }) => ({
    kind: 'discovery',
    weight: 2,
    rolls: [{ seat: Number(seat), dice: [{ face: Number(roll), hit: Number(roll) >= Number(need) }] }],
  }),
  'log.technology': { kind: 'discovery', weight: 3 },
  'log.sold': { kind: 'trade', weight: 3 },

  'log.played': { kind: 'decree', weight: 1 },
  'log.aimedAt': ({ target }) => ({ kind: 'decree', weight: 1, by: null, to: at(target) }),
  'log.blocked': { kind: 'decree', weight: 2 },
  'log.pact': ({ region }) => ({ kind: 'peace', weight: 2, place: String(region) }),
  'log.swayed': ({ region }) => ({ kind: 'decree', weight: 1, by: null, place: String(region) }),
  'log.stole': ({ target }) => ({ kind: 'decree', weight: 2, to: at(target) }),
  'log.stoleResource': ({ target }) => ({ kind: 'decree', weight: 2, to: at(target) }),
  'log.lostCard': ({ target }) => ({ kind: 'decree', weight: 1, by: null, to: at(target) }),
  'log.sabotaged': ({ target }) => ({ kind: 'decree', weight: 2, by: null, to: at(target) }),
  'log.booty': ({ target }) => ({ kind: 'conquest', weight: 1, to: at(target) }),

  'log.eliminated': { kind: 'crisis', weight: 3 },
  'log.abandoned': ({ region }) => ({ kind: 'crisis', weight: 1, place: String(region) }),
  'log.leftMap': { kind: 'crisis', weight: 2 },
  'log.built': ({ region }) => ({ kind: 'growth', weight: 1, place: String(region) }),
  'log.launched': { kind: 'growth', weight: 1 },
  'log.produced': { kind: 'growth', weight: 1 },
};
