import { useState } from 'react';
import { invite, people } from '../link/company.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import style from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';

/** Maximum number of people to show. */
const MOST = 12;

/** People I have played with before: one press invites them to this table. */
export default function Friends({ table, seated }: { table: string; seated: readonly string[] }) {
  const say = useWords();
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const later = useLater(`people ${table}`, people);
  if (later.state !== 'here') return null;
  const others = later.value.filter(({ muted, name }) => !muted && !seated.includes(name)).slice(0, MOST);
  if (others.length === 0) return null;
  const ask = async (handle: string) => {
    try {
      await invite(table, handle);
      setInvited((before) => [...before, handle]);
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <section className={style.block}>
      <h2>{say('friends.title')}</h2>
      <Problem words={problem} />
      <ul className={style.lines}>
        {others.map(({ handle, name, games }) => (
          <li key={handle} className={style.line}>
            <div className={style.lineMain}>
              <strong>{name}</strong>
              <p className={style.meta}>{say('friends.games', { count: games })}</p>
            </div>
            {invited.includes(handle) ? (
              <span role="status">{say('friends.invited')}</span>
            ) : (
              <Button aria-label={say('friends.inviteLong', { name })} onClick={() => void ask(handle)}>
                {say('friends.invite')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
