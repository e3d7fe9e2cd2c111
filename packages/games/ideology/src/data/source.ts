/**
 * Where a fact comes from. `seed`: both translations of the rulebook, or one of them as the note says; `public`: a
 * public page; `reconstructed`: not found anywhere, chosen to fit everything that is known. Players are told about
 * the last kind.
 */
export type Provenance = 'seed' | 'public' | 'reconstructed';

export interface Source {
  readonly from: Provenance;
  readonly note: string;
}
