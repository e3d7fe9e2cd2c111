/**
 * Where a fact comes from. `seed`: the rulebook of the expansion; `public`: a public page; `reconstructed`: not found
 * anywhere, chosen to fit everything that is known. Players are told about the last kind.
 */
export type Provenance = 'seed' | 'public' | 'reconstructed';

export interface Source {
  readonly from: Provenance;
  readonly note: string;
}
