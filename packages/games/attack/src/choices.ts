import { ECONOMIC_CARDS } from './data/cards/economic.ts';
import { ROUTES } from './data/cards/routes.ts';
import { REGIONS } from './data/map.ts';
import { GOVERNMENTS, POLITICAL_CARDS } from './data/terms.ts';
import type { PoliticsChoice } from './flow.ts';
import { SEATS } from './position.ts';

/** Choices that point at something, made once. */

type Choices<Do extends PoliticsChoice['do']> = readonly Extract<PoliticsChoice, { do: Do }>[];

const EACH_SEAT = Array.from({ length: SEATS }, (_, seat) => seat);

/** By kind of Political Action card. */
export const PLAY: Choices<'playCard'> = POLITICAL_CARDS.map((card) => ({ do: 'playCard', card }));
export const STEAL: Choices<'stealCard'> = POLITICAL_CARDS.map((card) => ({ do: 'stealCard', card }));
export const BLOCK: Choices<'block'> = POLITICAL_CARDS.map((card) => ({ do: 'block', card }));

/** By `region * 4 + government`. */
export const SWAY: Choices<'sway'> = REGIONS.flatMap((region) =>
  GOVERNMENTS.map((government) => ({ do: 'sway', region, government }) as const),
);

/** By region. */
export const WAVE: Choices<'wave'> = REGIONS.map((region) => ({ do: 'wave', region }));
export const WIN: Choices<'win'> = REGIONS.map((region) => ({ do: 'win', region }));
export const CONSCRIPT: Choices<'conscript'> = REGIONS.map((region) => ({ do: 'conscript', region }));
export const PACT: Choices<'pact'> = REGIONS.map((region) => ({ do: 'pact', region }));
export const LOSE_PLANE: Choices<'losePlane'> = REGIONS.map((region) => ({ do: 'losePlane', region }));

/** By seat. */
export const AIM_AT: Choices<'aimAt'> = EACH_SEAT.map((target) => ({ do: 'aimAt', target }));
export const BOMB: Choices<'bomb'> = EACH_SEAT.map((target) => ({ do: 'bomb', target }));

/** By kind of Economic card. */
export const DISABLE: Choices<'disable'> = ECONOMIC_CARDS.map((resource) => ({ do: 'disable', resource }));
export const DRILL: Choices<'drill'> = ECONOMIC_CARDS.map((resource) => ({ do: 'drill', resource }));

/** By Trade Route. */
export const RAID: Choices<'raidRoute'> = ROUTES.map((route) => ({ do: 'raidRoute', route }));
export const SHIP: Choices<'ship'> = ROUTES.map((route) => ({ do: 'ship', route }));
