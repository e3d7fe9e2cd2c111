import { type AnyGame, markOf, sourceInWords, type Teller, type Types } from '@entente/engine';
import { createContext, useContext } from 'react';
import { Sign } from './Sign.tsx';

interface Marked {
  readonly game: AnyGame;
  readonly teller: Teller<Types>;
}

/** The game whose things are marked, and who says so. */
export const MarkedGame = createContext<Marked | null>(null);

/** A small sign beside what is not printed in the rulebook; pressed, it says what is known. Nothing beside the rest. */
export function Mark({ family, id }: { family: string; id: string | number }) {
  const marked = useContext(MarkedGame);
  const source = marked === null ? null : markOf(marked.game, family, id);
  if (marked === null || source === null) return null;
  const { teller } = marked;
  const name = teller.term(family, id);
  return (
    <Sign
      label={teller.say({ say: 'mark.name', with: { name } })}
      title={name}
      sentences={() => sourceInWords(teller, source)}
    />
  );
}
