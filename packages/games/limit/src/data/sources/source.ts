/**
 * Where a number comes from. `seed`: the Italian rulebook, with its page; `public`: a public page, named in the note;
 * `reconstructed`: not found anywhere, or an icon lost in the text and read by us. Players are told about the last kind.
 */
export type Source = {
  /**
   * File, export and keys joined by dots (`tracks.PRODUCTION_OUTPUT.6`), a card by its id (`cards.P05.effect`), or
   * the ID of a rule. A star stands for every key at its place. The longest path that fits a number speaks for it.
   */
  readonly path: string;
  readonly source: 'seed' | 'public' | 'reconstructed';
  readonly confidence: 'certain' | 'high' | 'medium' | 'low' | 'none';
  readonly note: string;
};
