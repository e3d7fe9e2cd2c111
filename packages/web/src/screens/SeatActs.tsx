import { botKinds } from '@entente/bots/levels';
import type { AnyGame } from '@entente/engine';
import type { Chair, TableAct, TableState } from '../link/messages.ts';
import { seatNames } from '../play/usePlay.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { botName } from '../words/bots.ts';
import { useWords } from '../words/index.ts';

interface Props {
  state: TableState;
  chair: Chair;
  game: AnyGame;
  act(act: TableAct): void;
  /** Shows a link. */
  invite(code: string): void;
}

/** What the host can do about a seat, in the lobby and in the game. */
export function SeatActs({ state, chair, game, act, invite }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { seat, code } = chair;
  // A seat that has resigned by the rules of the game gets no new player.
  if (!state.host || chair.mine || (chair.resigned && chair.bot === null)) return null;
  const isFree = chair.kind === 'open' || code !== null;
  return (
    <>
      {code !== null && <Button onClick={() => invite(code)}>{say('lobby.seatLink')}</Button>}
      {chair.kind !== 'person' && (
        <select
          className={style.pick}
          aria-label={say('lobby.botFor', { seat: seatNames(state, say)(seat) })}
          value={chair.bot ?? ''}
          onChange={(event) => act({ do: 'bot', seat, bot: event.currentTarget.value })}
        >
          {chair.bot === null && <option value="">{say('lobby.bot')}</option>}
          {botKinds(game).map((kind) => (
            <option key={kind} value={kind}>
              {botName(say, game, language, kind)}
            </option>
          ))}
        </select>
      )}
      {chair.kind === 'person' && (
        <>
          {state.phase !== 'lobby' && (
            <Button onClick={() => act({ do: 'bot', seat, bot: 'greedy' })}>{say('seats.standIn')}</Button>
          )}
          <Button onClick={() => act({ do: 'host', seat })}>{say('seats.handOver')}</Button>
        </>
      )}
      {!isFree && <Button onClick={() => act({ do: 'free', seat })}>{say('lobby.free')}</Button>}
    </>
  );
}
