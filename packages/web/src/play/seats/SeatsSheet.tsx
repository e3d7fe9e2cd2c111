import { useEffect, useRef, useState } from 'react';
import type { Chair } from '../../link/messages.ts';
import { paceInWords } from '../../screens/Arrangements.tsx';
import { Invite } from '../../screens/Invite.tsx';
import { SeatActs } from '../../screens/SeatActs.tsx';
import { ago } from '../../screens/TableLines.tsx';
import { Emblem } from '../../seats/Emblem.tsx';
import { Button } from '../../ui/Button.tsx';
import screen from '../../ui/screen.module.css';
import { botName } from '../../words/bots.ts';
import { useActs } from '../actions/useActs.ts';
import style from '../keys/key-help.module.css';
import type { Play } from '../usePlay.ts';

/** Who sits where in a running game, and what the host can do about it. */
export default function SeatsSheet({ play, close }: { play: Play; close(): void }) {
  const { say, state, game, teller, seatName } = play;
  const { act, problem } = useActs(play.table);
  const [invite, setInvite] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const me = state.chairs.find(({ mine, kind, resigned }) => mine && kind === 'person' && !resigned);
  return (
    <dialog ref={dialog} className={style.help} onClose={close} aria-labelledby="seats-title">
      <h2 id="seats-title">{say('menu.seats')}</h2>
      {state.rated && <p className={screen.meta}>{say('rated.about')}</p>}
      <p className={screen.meta}>{paceInWords(say, state)}</p>
      <ul className={screen.lines}>
        {state.chairs.map((chair) => (
          <li key={chair.seat} className={screen.line}>
            <Emblem seat={chair.seat} size={28} />
            <div className={screen.lineMain}>
              <strong>{seatName(chair.seat)}</strong>
              <p className={screen.meta}>{statusOf(chair)}</p>
            </div>
            <SeatActs state={state} chair={chair} game={game} act={act} invite={setInvite} />
          </li>
        ))}
      </ul>
      {problem !== '' && (
        <p role="alert" className={screen.problem}>
          {problem}
        </p>
      )}
      {invite !== null && <Invite code={invite} close={() => setInvite(null)} />}
      <div className={screen.row}>
        {state.host ? (
          <>
            <Button onClick={() => act({ do: 'lock', locked: !state.locked })}>
              {state.locked ? say('lobby.unlock') : say('lobby.lock')}
            </Button>
            <Button onClick={() => act({ do: 'renew' })}>{say('lobby.renew')}</Button>
            <Button onClick={() => (sure ? act({ do: 'close' }) : setSure(true))}>
              {sure ? say('seats.closeSure') : say('seats.close')}
            </Button>
          </>
        ) : (
          me !== undefined &&
          !state.chairs.some(({ host, online }) => host && online) && (
            <Button onClick={() => act({ do: 'host', seat: me.seat })}>{say('seats.takeOver')}</Button>
          )
        )}
        <Button look="primary" onClick={() => dialog.current?.close()}>
          {say('ui.close')}
        </Button>
      </div>
    </dialog>
  );

  function statusOf({ host, bot, resigned, kind, online, seen, name }: Chair): string {
    const parts = [
      ...(host ? [say('seats.host')] : []),
      ...(resigned ? [say('seats.resigned')] : []),
      ...(bot === null ? [] : [botName(say, game, teller.language, bot)]),
      ...(bot !== null && name !== null && !resigned ? [say('seats.standsIn', { who: name })] : []),
      ...(kind === 'person' ? [presence(online, seen)] : []),
    ];
    return new Intl.ListFormat(teller.language, { type: 'unit' }).format(parts);
  }

  function presence(online: boolean, seen: number | null): string {
    if (online) return say('seats.here');
    return seen === null ? say('play.away') : say('seats.seen', { when: ago(seen, teller.language) });
  }
}
