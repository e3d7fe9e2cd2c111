import { POLITICAL_CARDS, type PoliticalCard } from '../terms.ts';

/**
 * What a Political Action card does when it is played (ATK-15.15). `blocks` are answers to others’ cards or
 * Moves and never played in the player’s own action (ATK-15.6).
 */
export type PoliticalEffect =
  /** One Minor Neutral moves a step along the spectrum, either way. */
  | { readonly do: 'shift' }
  /** One Minor Neutral takes the player’s government. */
  | { readonly do: 'convert' }
  /** Minor Neutrals of one continent, up to this number, move a step towards the player’s government. */
  | { readonly do: 'wave'; readonly regions: number }
  /** Wins a Minor Neutral next to an own region, at most so far away on the spectrum. */
  | { readonly do: 'gain'; readonly distance: number }
  | { readonly do: 'mission'; readonly bonus: number }
  /** Takes Political Action cards of an opponent: at random, or chosen after a look. */
  | { readonly do: 'steal'; readonly cards: number; readonly look: boolean }
  | { readonly do: 'assassinate'; readonly cards: number }
  | { readonly do: 'stealEconomic' }
  | { readonly do: 'sabotage' }
  | { readonly do: 'pp'; readonly amount: number }
  | { readonly do: 'oil'; readonly amount: number }
  | { readonly do: 'infantry'; readonly count: number }
  /** BLOCK: cancels one of these cards; a double agent then steals from the one who played it. */
  | { readonly do: 'block'; readonly cancels: readonly PoliticalCard[]; readonly reverses: boolean }
  /** BLOCK: cancels one attack of a Move on a region that a player owns. */
  | { readonly do: 'pact' };

export interface PoliticalKind {
  readonly id: PoliticalCard;
  readonly copies: number;
  /** It shows an Eagle. */
  readonly eagle?: true;
  readonly effect: PoliticalEffect;
}

/** In the order of POLITICAL_CARDS; what stands in positions and elsewhere as a kind is an index here. */
export const POLITICAL_KINDS: readonly PoliticalKind[] = [
  { id: 'propaganda', copies: 8, effect: { do: 'shift' } },
  { id: 'popular_uprising', copies: 4, eagle: true, effect: { do: 'convert' } },
  { id: 'ideological_wave', copies: 3, effect: { do: 'wave', regions: 3 } },
  { id: 'treaty_of_alliance', copies: 5, eagle: true, effect: { do: 'gain', distance: 0 } },
  { id: 'puppet_regime', copies: 2, eagle: true, effect: { do: 'gain', distance: 1 } },
  { id: 'diplomatic_mission', copies: 4, effect: { do: 'mission', bonus: 2 } },
  { id: 'spy', copies: 6, effect: { do: 'steal', cards: 1, look: false } },
  { id: 'master_spy', copies: 3, effect: { do: 'steal', cards: 1, look: true } },
  { id: 'spy_ring', copies: 3, effect: { do: 'steal', cards: 2, look: false } },
  { id: 'master_spy_ring', copies: 2, effect: { do: 'steal', cards: 2, look: true } },
  { id: 'assassin', copies: 3, effect: { do: 'assassinate', cards: 2 } },
  { id: 'industrial_espionage', copies: 3, eagle: true, effect: { do: 'stealEconomic' } },
  { id: 'sabotage', copies: 3, effect: { do: 'sabotage' } },
  { id: 'war_bonds', copies: 4, effect: { do: 'pp', amount: 10 } },
  { id: 'strategic_reserve', copies: 3, effect: { do: 'oil', amount: 6 } },
  { id: 'conscription', copies: 3, effect: { do: 'infantry', count: 3 } },
  {
    id: 'counter_espionage',
    copies: 5,
    effect: {
      do: 'block',
      cancels: ['spy', 'master_spy', 'assassin', 'industrial_espionage', 'sabotage'],
      reverses: false,
    },
  },
  {
    id: 'double_agent',
    copies: 3,
    effect: {
      do: 'block',
      cancels: ['spy', 'master_spy', 'spy_ring', 'master_spy_ring'],
      reverses: true,
    },
  },
  {
    id: 'diplomatic_protest',
    copies: 3,
    effect: {
      do: 'block',
      cancels: ['propaganda', 'popular_uprising', 'ideological_wave', 'treaty_of_alliance', 'puppet_regime'],
      reverses: false,
    },
  },
  { id: 'non_aggression_pact', copies: 2, effect: { do: 'pact' } },
];

export const POLITICAL_COPIES: readonly number[] = POLITICAL_KINDS.map(({ copies }) => copies);

/** By kind. */
export const EFFECTS: readonly PoliticalEffect[] = POLITICAL_KINDS.map(({ effect }) => effect);
export const EAGLE: readonly boolean[] = POLITICAL_KINDS.map(({ eagle = false }) => eagle);

export const KIND_OF = Object.fromEntries(POLITICAL_CARDS.map((id, kind) => [id, kind])) as Readonly<
  Record<PoliticalCard, number>
>;
export const NON_AGGRESSION_PACT = KIND_OF.non_aggression_pact;

/** By kind: the kinds of BLOCK card that cancel it (ATK-15.8, ATK-15.9). */
export const BLOCKED_BY: readonly (readonly number[])[] = POLITICAL_CARDS.map((id) =>
  EFFECTS.flatMap((effect, kind) => (effect.do === 'block' && effect.cancels.includes(id) ? [kind] : [])),
);
