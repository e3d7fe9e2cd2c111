import { useState } from 'react';
import type { InvitedTo } from '../link/messages.ts';
import { useSettings } from '../settings/store.ts';
import { titleName } from '../titles/titles.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';

/** Tables that others have invited me to. */
export default function Invitations({ invited }: { invited: readonly InvitedTo[] }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const decline = (table: string) => {
    setDeclined((before) => [...before, table]);
    void import('../link/company.ts').then(({ turnDown }) => turnDown(table)).catch(() => {});
  };
  const shown = invited.filter(({ table }) => !declined.includes(table.id));
  if (shown.length === 0) return null;
  return (
    <section className={style.block}>
      <h2>{say('now.invited', { count: shown.length })}</h2>
      <ul className={style.lines}>
        {shown.map(({ table: { id, game, name }, by, code }) => {
          const title = titleName(game, language);
          return (
            <li key={id} className={style.line}>
              <div className={style.lineMain}>
                <strong>{name === '' ? title : `${title} · ${name}`}</strong>
                <p className={style.meta}>{say('now.invitedBy', { name: by })}</p>
              </div>
              <ButtonLink look="primary" href={`/j/${code}`}>
                {say('now.joinIt')}
              </ButtonLink>
              <Button onClick={() => decline(id)}>{say('now.decline')}</Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
