import type { Property } from '../property.ts';

/** Held against whole games by a second table, which has the undo. */
export const undoEqualsBefore: Property = {
  name: 'undo',
  must: 'A choice without a mark can be taken back, and then all is as it was before; one with a mark cannot.',
  share: 0.3,
};
