import { useState } from 'react';
import type { Me } from '../link/messages.ts';
import { becomes } from '../link/server-state.ts';
import { change } from '../settings/store.ts';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { fromAddress } from './followed.ts';
import { SignIn } from './SignIn.tsx';
import type { Mine } from './useMine.ts';
import { WaysBack } from './WaysBack.tsx';

interface Props {
  mine: Extract<Mine, { state: 'here' }>;
  greeting: string;
  greet(words: string): void;
}

/** A guest, an account, or nobody yet; and how to be another one. */
export function Identity({ mine, greeting, greet }: Props) {
  const say = useWords();
  const [followed, setFollowed] = useState(fromAddress);
  const { me, ways, known } = mine;
  const arrive = async (who: Me) => {
    setFollowed(null);
    greet(say('id.welcome', { name: who.name }));
    change({ name: who.name });
    // The same person may have another way back now.
    if (who.id === me?.id) mine.again();
    else becomes(who);
  };
  return (
    <section className={style.block} aria-labelledby="identity">
      <h2 id="identity">{say('id.title')}</h2>
      <p role="status" className={greeting === '' ? 'quiet' : style.good}>
        {greeting}
      </p>
      {known === null ? (
        <p>{say('id.nobody')}</p>
      ) : (
        <WaysBack
          account={known.account}
          setAccount={(account) => mine.change({ account })}
          byMail={ways.mail}
          leave={() => {
            greet('');
            becomes(null);
          }}
        />
      )}
      <SignIn
        kept={known?.account.kept ?? false}
        known={known !== null}
        byMail={ways.mail}
        followed={followed}
        arrive={arrive}
      />
    </section>
  );
}
