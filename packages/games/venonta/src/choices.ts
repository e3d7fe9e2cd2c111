import type { Seat } from '@entente/engine';
import { ACTIONS, type ActionId } from './data/actions.ts';
import { DEAREST_RATION } from './data/tables.ts';
import { GROUNDS, type Ground, PLANTS, type Plant, SIDES, TERMS } from './data/terms.ts';
import { OCEANS, TERRITORIES } from './data/territories.ts';
import type { Choice } from './flow.ts';
import { LANDS, SEATS } from './position.ts';

/** Choices made once each, since lists of them are filled very often. */

type Of<Do extends Choice['do']> = Extract<Choice, { do: Do }>;

const SEAT_NUMBERS = [0, 1, 2, 3, 4, 5];
const at = <Do extends Choice['do']>(make: (territory: (typeof TERRITORIES)[number]) => Of<Do>) =>
  TERRITORIES.map(make);
/** By `from * LANDS + to`. */
const between = <Do extends Choice['do']>(
  make: (from: (typeof TERRITORIES)[number], to: (typeof TERRITORIES)[number]) => Of<Do>,
) => TERRITORIES.flatMap((from) => TERRITORIES.map((to) => make(from, to)));

export const PASS: Of<'pass'> = { do: 'pass' };
export const WATCH: Of<'watch'> = { do: 'watch' };
export const KEEP: Of<'keep'> = { do: 'keep' };
export const ACCEPT: Of<'accept'> = { do: 'accept' };
export const REFUSE: Of<'refuse'> = { do: 'refuse' };
export const SUPPLY_ALL: Of<'supplyAll'> = { do: 'supplyAll' };
export const SUFFER: Of<'suffer'> = { do: 'suffer' };
export const IGNORE: Of<'ignore'> = { do: 'ignore' };
export const BARTER: Of<'barter'> = { do: 'barter' };
export const DROP: Of<'drop'> = { do: 'drop' };
export const END_PRODUCTION: Of<'endProduction'> = { do: 'endProduction' };
export const END_WAR: Of<'endWar'> = { do: 'endWar' };
export const ALONE: Of<'alone'> = { do: 'alone' };
export const JOIN_PEOPLE: Of<'joinPeople'> = { do: 'joinPeople' };
export const READY: Of<'ready'> = { do: 'ready' };
export const ROLL_ON: Of<'rollOn'> = { do: 'rollOn' };
export const STOP: Of<'stop'> = { do: 'stop' };
export const COLONISE: Of<'colonise'> = { do: 'colonise' };
export const LEAVE: Of<'leave'> = { do: 'leave' };
export const END_TURN: Of<'endTurn'> = { do: 'endTurn' };

export const CLAIM = at<'claim'>((territory) => ({ do: 'claim', territory }));
/** By `territory * 2 + (1 for H2O)`. */
export const ABANDON = TERRITORIES.flatMap((territory) =>
  GROUNDS.map((on): Of<'abandon'> => ({ do: 'abandon', territory, on })),
);
export const SUPPLY = between<'supply'>((territory, from) => ({ do: 'supply', territory, from }));
export const FALL_BACK = at<'fallBack'>((territory) => ({ do: 'fallBack', territory }));
export const CONVERT = at<'convert'>((territory) => ({ do: 'convert', territory }));
export const TANK = at<'tank'>((territory) => ({ do: 'tank', territory }));
export const TRANSFER = between<'transfer'>((from, to) => ({ do: 'transfer', from, to }));
export const LEVY = between<'levy'>((territory, to) => ({ do: 'levy', territory, to }));
export const LEVY_RATION = at<'levyRation'>((territory) => ({ do: 'levyRation', territory }));
export const LEVY_TEP = between<'levyTep'>((territory, to) => ({ do: 'levyTep', territory, to }));
export const BUY_TEP = between<'buyTep'>((from, to) => ({ do: 'buyTep', from, to }));
export const SELL_TEP = between<'sellTep'>((from, to) => ({ do: 'sellTep', from, to }));
export const REBEL = at<'rebel'>((territory) => ({ do: 'rebel', territory }));
export const JOIN_TANK = at<'joinTank'>((territory) => ({ do: 'joinTank', territory }));
export const HOST = at<'host'>((territory) => ({ do: 'host', territory }));
export const ORIGIN = at<'origin'>((territory) => ({ do: 'origin', territory }));
export const RETREAT = at<'retreat'>((to) => ({ do: 'retreat', to }));
export const MOVE = between<'move'>((from, to) => ({ do: 'move', from, to }));
export const ENTER = between<'enter'>((from, to) => ({ do: 'enter', from, to, pay: 0 }));
/** By seat, then by price: whoever presses knows what it costs. */
const priced = <Do extends 'buyRation' | 'sellRation'>(make: (target: Seat, price: number) => Of<Do>) =>
  SEAT_NUMBERS.map((target) => Array.from({ length: DEAREST_RATION + 1 }, (_, price) => make(target, price)));
export const BUY_RATION = priced<'buyRation'>((target, price) => ({ do: 'buyRation', target, price }));
export const SELL_RATION = priced<'sellRation'>((target, price) => ({ do: 'sellRation', target, price }));
export const NAME = SEAT_NUMBERS.map((target): Of<'name'> => ({ do: 'name', target }));
export const CALL = SEAT_NUMBERS.map((target): Of<'call'> => ({ do: 'call', target }));
export const HIT = SEAT_NUMBERS.map((target): Of<'hit'> => ({ do: 'hit', target }));
/** By `territory * SEATS + seat`. */
export const EXPEL = TERRITORIES.flatMap((territory) =>
  SEAT_NUMBERS.map((target): Of<'expel'> => ({ do: 'expel', territory, target })),
);
/** By tanks, then `from * LANDS + to`; more tanks than these are named when they are needed. */
const FEW_TANKS = 3;
const ATTACK = Array.from({ length: FEW_TANKS + 1 }, (_, tanks) =>
  between<'attack'>((from, to) => ({ do: 'attack', from, to, tanks })),
);
export function attack(pair: number, tanks: number): Of<'attack'> {
  return tanks <= FEW_TANKS ? ATTACK[tanks][pair] : { ...ATTACK[0][pair], tanks };
}

const grounds = <Do extends 'build' | 'restore'>(
  make: (plant: Plant, territory: (typeof TERRITORIES)[number], on: Ground) => Of<Do>,
) =>
  PLANTS.map((plant) => TERRITORIES.flatMap((territory) => GROUNDS.map((on) => make(plant, territory, on))));
/** By state, then `territory * 2 + (1 for H2O)`. */
export const BUILD = grounds<'build'>((plant, territory, on) => ({ do: 'build', plant, territory, on }));
export const RESTORE = grounds<'restore'>((plant, territory, on) => ({
  do: 'restore',
  plant,
  territory,
  on,
}));

const CARDS: readonly ActionId[] = ACTIONS.map(({ id }) => id);
export const CARD_OF = Object.fromEntries(CARDS.map((id, index) => [id, index])) as Record<ActionId, number>;

/** By card, and by what it is aimed at. */
export const SWAP = CARDS.map((card): Of<'swap'> => ({ do: 'swap', card }));
export const PLAY = CARDS.map((card): Of<'play'> => ({ do: 'play', card }));
export const PLAY_AT = CARDS.map((card) => at<'playAt'>((territory) => ({ do: 'playAt', card, territory })));
export const PLAY_ON = CARDS.map((card) =>
  SEAT_NUMBERS.map((target): Of<'playOn'> => ({ do: 'playOn', card, target })),
);
export const PLAY_SEA = CARDS.map((card) =>
  OCEANS.map((ocean): Of<'playSea'> => ({ do: 'playSea', card, ocean })),
);
export const PLAY_SIDE = CARDS.map((card) =>
  SIDES.map((side): Of<'playSide'> => ({ do: 'playSide', card, side })),
);
/** By `territory * SEATS + seat`. */
export const PLAY_TANK = CARDS.map((card) =>
  TERRITORIES.flatMap((territory) =>
    SEAT_NUMBERS.map((target): Of<'playTank'> => ({ do: 'playTank', card, territory, target })),
  ),
);
export const PLAY_TEP = CARDS.map((card) =>
  between<'playTep'>((from, to) => ({ do: 'playTep', card, from, to })),
);
/** By `seat * 2 + rations - 1`. */
export const PLAY_GIFT = CARDS.map((card) =>
  SEAT_NUMBERS.flatMap((target) =>
    [1, 2].map((rations): Of<'playGift'> => ({ do: 'playGift', card, target, rations })),
  ),
);
/** By `seat * 3 + terms`. */
export const PLAY_PACT = CARDS.map((card) =>
  SEAT_NUMBERS.flatMap((target) =>
    TERMS.map((terms): Of<'playPact'> => ({ do: 'playPact', card, target, terms })),
  ),
);
export const PLAY_FUEL = CARDS.map((card) =>
  at<'playFuel'>((territory) => ({ do: 'playFuel', card, territory })),
);
export const PLAY_BREAD = CARDS.map((card) =>
  at<'playBread'>((territory) => ({ do: 'playBread', card, territory })),
);

export const pair = (from: number, to: number) => from * LANDS + to;
export const pieceAt = (land: number, seat: number) => land * SEATS + seat;
