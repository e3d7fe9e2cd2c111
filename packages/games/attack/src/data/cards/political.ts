import { POLITICAL_CARDS, type PoliticalCard } from '../terms.ts';

/**
 * What a Political Action card does when it is played (ATK-15.15). `blocks` are answers to others’ cards or Moves and
 * never played in one’s own action (ATK-15.6).
 */
export type PoliticalEffect =
  /** One Minor Neutral moves a step along the spectrum, either way. */
  | { readonly does: 'shift' }
  /** One Minor Neutral takes the player’s government. */
  | { readonly does: 'convert' }
  /** Minor Neutrals of one continent, up to so many, move a step towards the player’s government. */
  | { readonly does: 'wave'; readonly regions: number }
  /** Wins a Minor Neutral next to an own region, at most so far away on the spectrum. */
  | { readonly does: 'gain'; readonly distance: number }
  | { readonly does: 'mission'; readonly bonus: number }
  /** Takes Political Action cards of an opponent: at random, or chosen after a look. */
  | { readonly does: 'steal'; readonly cards: number; readonly look: boolean }
  | { readonly does: 'assassinate'; readonly cards: number }
  | { readonly does: 'stealEconomic' }
  | { readonly does: 'sabotage' }
  | { readonly does: 'pp'; readonly amount: number }
  | { readonly does: 'oil'; readonly amount: number }
  | { readonly does: 'infantry'; readonly count: number }
  /** BLOCK: cancels one of these cards; a double agent then steals from the one who played it. */
  | { readonly does: 'block'; readonly cancels: readonly PoliticalCard[]; readonly reverses: boolean }
  /** BLOCK: cancels one attack of a Move on a region that a player owns. */
  | { readonly does: 'pact' };

export interface PoliticalKind {
  readonly id: PoliticalCard;
  readonly copies: number;
  readonly eagle: boolean;
  readonly effect: PoliticalEffect;
}

/** In the order of POLITICAL_CARDS; what stands in positions and elsewhere as a kind is an index here. */
export const POLITICAL_KINDS: readonly PoliticalKind[] = [
  { id: 'propaganda', copies: 8, eagle: false, effect: { does: 'shift' } },
  { id: 'popular_uprising', copies: 4, eagle: true, effect: { does: 'convert' } },
  { id: 'ideological_wave', copies: 3, eagle: false, effect: { does: 'wave', regions: 3 } },
  { id: 'treaty_of_alliance', copies: 5, eagle: true, effect: { does: 'gain', distance: 0 } },
  { id: 'puppet_regime', copies: 2, eagle: true, effect: { does: 'gain', distance: 1 } },
  { id: 'diplomatic_mission', copies: 4, eagle: false, effect: { does: 'mission', bonus: 2 } },
  { id: 'spy', copies: 6, eagle: false, effect: { does: 'steal', cards: 1, look: false } },
  { id: 'master_spy', copies: 3, eagle: false, effect: { does: 'steal', cards: 1, look: true } },
  { id: 'spy_ring', copies: 3, eagle: false, effect: { does: 'steal', cards: 2, look: false } },
  { id: 'master_spy_ring', copies: 2, eagle: false, effect: { does: 'steal', cards: 2, look: true } },
  { id: 'assassin', copies: 3, eagle: false, effect: { does: 'assassinate', cards: 2 } },
  { id: 'industrial_espionage', copies: 3, eagle: true, effect: { does: 'stealEconomic' } },
  { id: 'sabotage', copies: 3, eagle: false, effect: { does: 'sabotage' } },
  { id: 'war_bonds', copies: 4, eagle: false, effect: { does: 'pp', amount: 10 } },
  { id: 'strategic_reserve', copies: 3, eagle: false, effect: { does: 'oil', amount: 6 } },
  { id: 'conscription', copies: 3, eagle: false, effect: { does: 'infantry', count: 3 } },
  {
    id: 'counter_espionage',
    copies: 5,
    eagle: false,
    effect: {
      does: 'block',
      cancels: ['spy', 'master_spy', 'assassin', 'industrial_espionage', 'sabotage'],
      reverses: false,
    },
  },
  {
    id: 'double_agent',
    copies: 3,
    eagle: false,
    effect: {
      does: 'block',
      cancels: ['spy', 'master_spy', 'spy_ring', 'master_spy_ring'],
      reverses: true,
    },
  },
  {
    id: 'diplomatic_protest',
    copies: 3,
    eagle: false,
    effect: {
      does: 'block',
      cancels: ['propaganda', 'popular_uprising', 'ideological_wave', 'treaty_of_alliance', 'puppet_regime'],
      reverses: false,
    },
  },
  { id: 'non_aggression_pact', copies: 2, eagle: false, effect: { does: 'pact' } },
];

export const POLITICAL_COPIES: readonly number[] = POLITICAL_KINDS.map(({ copies }) => copies);

/** By kind. */
export const EFFECTS: readonly PoliticalEffect[] = POLITICAL_KINDS.map(({ effect }) => effect);
export const EAGLE: readonly boolean[] = POLITICAL_KINDS.map(({ eagle }) => eagle);

export const KIND_OF = Object.fromEntries(POLITICAL_CARDS.map((id, kind) => [id, kind])) as Readonly<
  Record<PoliticalCard, number>
>;
export const NON_AGGRESSION_PACT = KIND_OF.non_aggression_pact;

/** By kind: the kinds of BLOCK card that cancel it (ATK-15.8, ATK-15.9). */
export const BLOCKED_BY: readonly (readonly number[])[] = POLITICAL_CARDS.map((id) =>
  EFFECTS.flatMap((effect, kind) => (effect.does === 'block' && effect.cancels.includes(id) ? [kind] : [])),
);
