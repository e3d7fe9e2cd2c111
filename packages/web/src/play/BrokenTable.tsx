import { formatter } from '@entente/engine';
import { serverWords } from '@entente/protocol';
import type { TableState } from '../link/messages.ts';
import DeadEnd from '../screens/DeadEnd.tsx';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import { whoWon } from '../words/who-won.ts';
import { seatNames } from './usePlay.ts';

interface Props {
  state: TableState;
  broken: NonNullable<TableState['broken']>;
}

/** A table whose stored game differs from what its rules make of the log: the reason, and the result as it was stored. */
export default function BrokenTable({ state, broken }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { outcome } = state;
  const seatName = seatNames(state, say);
  const scores = outcome?.scores.map((score, seat) => `${seatName(seat)} ${score}`) ?? [];
  const why = formatter(language)(serverWords[language]['refuse.broken'])({ ...broken });
  return (
    <DeadEnd title={say('table.broken')} why={why}>
      {outcome !== null && (
        <p>
          {whoWon(outcome, say, language, seatName)} ({new Intl.ListFormat(language).format(scores)})
        </p>
      )}
    </DeadEnd>
  );
}
