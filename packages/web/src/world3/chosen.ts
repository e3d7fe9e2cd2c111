import { type Levers, SCENARIOS, type World3Words } from '@entente/world3';

/** What a reader looks at. */
export interface World3Choice {
  readonly levers: Levers;
  /** The scenario that it is compared with, from 0; null for none. */
  readonly beside: number | null;
}

/** Which scenario of the book this is, from 0; -1 when it is the reader's own. */
export const scenarioOf = (levers: Levers): number =>
  SCENARIOS.findIndex((scenario) => LEVERS.every((lever) => scenario[lever] === levers[lever]));

export const LEVERS = [
  'moreResources',
  'cleaner',
  'yields',
  'soil',
  'thrift',
  'smallFamilies',
  'enough',
  'year',
] as const;

export const SWITCHES = LEVERS.filter((lever) => lever !== 'year');

export const EARLIEST = 1950;
export const LATEST = 2090;

export function labelOf({ levers }: World3Choice, words: World3Words): string {
  const scenario = scenarioOf(levers);
  return scenario < 0 ? words['page.own'] : words[`scenario.${scenario + 1}` as keyof World3Words];
}

/** So that a link shows the same: `?scenario=6&beside=1`, or `?levers=cleaner+soil&year=2030`. */
export function addressOf({ levers, beside }: World3Choice): string {
  const scenario = scenarioOf(levers);
  const address = new URLSearchParams(
    scenario >= 0
      ? { scenario: `${scenario + 1}` }
      : { levers: SWITCHES.filter((lever) => levers[lever]).join(' '), year: `${levers.year}` },
  );
  if (beside !== null) address.set('beside', `${beside + 1}`);
  return `?${address}`;
}

/** What an address asks for; whatever it says that cannot be is passed over. */
export function chosenFrom(address: string): World3Choice {
  const asked = new URLSearchParams(address);
  const numbered = (name: string) => {
    const number = Number(asked.get(name)) - 1;
    return number in SCENARIOS ? number : null;
  };
  const beside = numbered('beside');
  const names = asked.get('levers')?.split(' ');
  if (names === undefined) return { levers: SCENARIOS[numbered('scenario') ?? 0], beside };
  const year = Math.trunc(Number(asked.get('year')));
  const on = Object.fromEntries(SWITCHES.map((lever) => [lever, names.includes(lever)]));
  return {
    levers: { ...SCENARIOS[0], ...on, year: year >= EARLIEST && year <= LATEST ? year : SCENARIOS[0].year },
    beside,
  };
}
