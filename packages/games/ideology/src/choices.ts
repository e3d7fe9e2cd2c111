import { REGIONS } from './data/regions.ts';
import { ADVANCEMENTS, INFLUENCES, RELATIONS } from './data/terms.ts';
import type { Choice } from './flow.ts';
import { SEATS } from './position.ts';

/** Every choice that points at something, made once. `slot` and its likes give the indices. */

const EACH_SEAT = Array.from({ length: SEATS }, (_, seat) => seat);

type Choices<Do extends Choice['do']> = readonly Extract<Choice, { do: Do }>[];

/** By type. */
export const DISCARD: Choices<'discard'> = INFLUENCES.map((influence) => ({ do: 'discard', influence }));
export const TRADE: Choices<'trade'> = INFLUENCES.map((influence) => ({ do: 'trade', influence }));

/** By kind. */
export const BUY: Choices<'buy'> = ADVANCEMENTS.map((advancement) => ({ do: 'buy', advancement }));

/** By `region * TYPES + type`. */
const SECTORS = REGIONS.flatMap((region) => INFLUENCES.map((influence) => ({ region, influence })));
export const PLACE: Choices<'place'> = SECTORS.map((sector) => ({ do: 'place', ...sector }));
export const EXTEND: Choices<'extend'> = SECTORS.map((sector) => ({ do: 'extend', ...sector }));
export const REMOVE: Choices<'remove'> = SECTORS.map((sector) => ({ do: 'remove', ...sector }));

/** By `slot(region, type, seat)`. */
const SLOTS = SECTORS.flatMap((sector) => EACH_SEAT.map((target) => ({ ...sector, target })));
export const ATTACK: Choices<'attack'> = SLOTS.map((slot) => ({ do: 'attack', ...slot }));
export const CONVERT: Choices<'convert'> = SLOTS.map((slot) => ({ do: 'convert', ...slot }));

/** By `(region * TYPES + type) * TYPES + into`. */
export const SWAP: Choices<'swap'> = SECTORS.flatMap((sector) =>
  INFLUENCES.map((into) => ({ do: 'swap', ...sector, into }) as const),
);

/** By `region * SEATS + seat`. */
export const USE_WMD: Choices<'useWmd'> = REGIONS.flatMap((region) =>
  EACH_SEAT.map((target) => ({ do: 'useWmd', region, target }) as const),
);

/** By `seat * RELATIONS.length + relation`. */
export const PROPOSE: Choices<'propose'> = EACH_SEAT.flatMap((target) =>
  RELATIONS.map((relation) => ({ do: 'propose', target, relation }) as const),
);

export const TYPE_OF = { military: 0, economic: 1, cultural: 2 } as const;
export const RELATION_OF = { peace: 0, neutral: 1, war: 2 } as const;

/** A player who is asked may decline (IDEO-16.7). */
export const PASS = { do: 'pass' } as const;
export const FINISH = { do: 'finish' } as const;
