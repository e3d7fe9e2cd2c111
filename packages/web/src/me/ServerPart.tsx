import { useEffect, useState } from 'react';
import type { Account, Me } from '../link/messages.ts';
import { becomes, findServer, useServer } from '../link/server-state.ts';
import style from '../screens/screen.module.css';
import { change } from '../settings/store.ts';
import { useLater } from '../ui/useLater.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { DataPart } from './DataPart.tsx';
import { fromAddress } from './followed.ts';
import { myAccount, waysIn } from './requests.ts';
import { Sessions } from './Sessions.tsx';
import { SignIn } from './SignIn.tsx';
import { WaysBack } from './WaysBack.tsx';

/** What a server knows about me. Without a server there is nothing of this. */
export default function ServerPart() {
  const say = useWords();
  const { state, me } = useServer();
  const ways = useLater('ways', waysIn);
  const [account, setAccount] = useState<Account | null>(null);
  const [followed, setFollowed] = useState(fromAddress);
  const [greeting, setGreeting] = useState('');
  const id = me?.id ?? null;
  useEffect(() => {
    void findServer();
  }, []);
  useEffect(() => {
    setAccount(null);
    let wanted = true;
    if (id !== null)
      myAccount().then(
        (mine) => wanted && setAccount(mine),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (state === 'none' || ways.state === 'failed') return null;
  if (state === 'unknown' || ways.state === 'waiting' || (id !== null && account === null))
    return <Waiting />;
  const arrive = async (who: Me) => {
    setFollowed(null);
    setGreeting(say('id.welcome', { name: who.name }));
    change({ name: who.name });
    // The same person may have another way back now.
    if (who.id === id) setAccount(await myAccount());
    else becomes(who);
  };
  const leave = (words: string) => {
    setGreeting(words);
    becomes(null);
  };
  return (
    <>
      <section className={style.block} aria-labelledby="identity">
        <h2 id="identity">{say('id.title')}</h2>
        <p role="status" className={style.good}>
          {greeting}
        </p>
        {account === null ? (
          <p>{say('id.nobody')}</p>
        ) : (
          <WaysBack account={account} setAccount={setAccount} byMail={ways.value.mail} leave={leave} />
        )}
        <SignIn
          key={followed?.code ?? ''}
          kept={account?.kept ?? false}
          known={account !== null}
          byMail={ways.value.mail}
          followed={followed}
          arrive={arrive}
        />
      </section>
      {account !== null && me !== null && (
        <>
          <Sessions account={account} setAccount={setAccount} />
          <DataPart name={me.name} leave={leave} />
        </>
      )}
    </>
  );
}
