import { nobodyWon } from '../end/nobody-won.ts';
import type { TableState } from '../link/messages.ts';
import DeadEnd from '../screens/DeadEnd.tsx';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import { seatNames } from './usePlay.ts';

interface Props {
  state: TableState;
  broken: NonNullable<TableState['broken']>;
}

/** A table whose stored game is not what its rules make of the log: the reason, and the result as it was stored. */
export default function BrokenTable({ state, broken }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { outcome } = state;
  const seatName = seatNames(state, say);
  const list = (texts: readonly string[]) => new Intl.ListFormat(language).format(texts);
  const scores = outcome?.scores.map((score, seat) => `${seatName(seat)} ${score}`) ?? [];
  const winners = outcome?.winners.map(seatName) ?? [];
  return (
    <DeadEnd title={say('table.broken')} why={say('table.brokenWhy', { ...broken })}>
      {outcome !== null && (
        <p>
          {say('table.stored', {
            result:
              winners.length === 0
                ? nobodyWon(outcome, say)
                : say('end.wins', { who: list(winners), count: winners.length }),
          })}{' '}
          ({list(scores)})
        </p>
      )}
    </DeadEnd>
  );
}
