import { notPlain } from '../plain.ts';
import { broken, type Property } from '../property.ts';

export const plainJson: Property = {
  name: 'plain-json',
  must: 'A position is plain JSON: it comes back the same after it was written and read.',
  share: 0.25,
  blocking: true,
  at({ g }) {
    const found = notPlain(g);
    return found === null ? 'holds' : broken(`The position cannot be written as JSON: ${found}.`);
  },
};
