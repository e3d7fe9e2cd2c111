/**
 * Where a fact comes from. `seed`: the Italian rulebook of 2018; `public`: a public source; `reconstructed`: not found
 * anywhere, designed to fit everything that is known. Players are told about the last kind.
 */
type Provenance = 'seed' | 'public' | 'reconstructed';

export interface Source {
  readonly from: Provenance;
  readonly note: string;
}
