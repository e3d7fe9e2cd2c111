import { useState } from 'react';
import { addresses } from '../link/server-host.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';
import style from './invite.module.css';
import { isOwnName } from './own-name.ts';

/** A link as text and as a picture to be photographed. */
export function Invite({ code, close }: { code: string; close(): void }) {
  const say = useWords();
  const own = isOwnName(location.hostname);
  const known = useLater(`addresses ${own}`, async () => (own ? addresses() : []));
  const others = known.state === 'here' ? known.value : [];
  const [chosen, setChosen] = useState<string | null>(null);
  const origin = chosen ?? others[0] ?? location.origin;
  const link = `${origin}/j/${code}`;
  return (
    <section className={style.invite} aria-label={say('invite.title')}>
      <QrCode link={link} label={say('invite.qr')} />
      <div className={style.words}>
        <h2>{say('invite.title')}</h2>
        <input
          className={style.link}
          readOnly
          aria-label={say('invite.title')}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        {others.length > 1 && (
          <label>
            {say('invite.address')}{' '}
            <select value={origin} onChange={(event) => setChosen(event.currentTarget.value)}>
              {others.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
        {own && known.state !== 'waiting' && (
          <p role="status" className={style.warning}>
            {others.length === 0 ? say('invite.ownName') : say('invite.network')}
          </p>
        )}
        <div className={style.buttons}>
          <CopyButton look="primary" text={link} label={say('invite.copy')} />
          <Button onClick={close}>{say('ui.close')}</Button>
        </div>
      </div>
    </section>
  );
}
