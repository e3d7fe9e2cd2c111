/** What things are worth to a bot, in tenths of a level. Found by playing it against itself. */
export const WEIGHTS = {
  /** One level of a region that would be controlled after an assessment. */
  level: 10,
  /** By the number of sectors that are ready for the next level. */
  progress: [0, 2.4, 5.6] as readonly number[],
  /** A card beyond the next level. */
  spare: 0.5,
  /** Share of a region that may be lost, by how many cards its controller is ahead of the next. */
  risk: [0.3, 0.22, 0.14, 0.08, 0.04] as readonly number[],
  /** A card of another ideology in an own region: it can be taken away or bring others. */
  intruder: 0.7,
  /** What an independent region is worth with almost all cards there, by the square of the share in its room. */
  prospect: 0.7,
  /** A full region that nobody controls, to each of those in the lead. */
  tie: 0.3,
  /** What another player's full region is worth to those behind. */
  foothold: 0.12,
  /** What a hand can complete in this turn, less a little for every card still to be laid down for it. */
  planned: 0.96,
  perCard: 0.03,
  /** The first of the other cards in hand, by what can still be done with it; and each further one in part. */
  rest: { develop: 1.5, extend: 1.4, fight: 1.2, nothing: 0.2 },
  further: 0.85,
  /** A card to be drawn in exchange for one traded in. */
  drawn: 2,
  /** Cards in hand that keep attackers away: the first of a type, the second. */
  guard: [0.9, 0.4] as readonly number[],
  /** Advancements by kind: the first copy, and each further one. */
  first: [1.4, 1.8, 2, 3.6, 4.2, 4.2, 12] as readonly number[],
  more: [1, 1.2, 1.3, 2.4, 2.6, 2.6, 12] as readonly number[],
  /** Rivals: the best of them, and all of them on average. */
  best: 0.45,
  average: 0.35,
  /** Being first past the line, or another player being first; and each level that a rival is close to it. */
  finish: 45,
  closing: 4,
  /**
   * Each step between a proposal and the state that suits best; and how much stronger a seat must be for War,
   * for Neutral.
   */
  proposal: 25,
  daring: 1.8,
  caution: 0.2,
  end: 1000,
} as const;
