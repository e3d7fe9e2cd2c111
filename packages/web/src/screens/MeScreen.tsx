import { useState } from 'react';
import { becomes, renameMe } from '../link/server-state.ts';
import { DataPart } from '../me/DataPart.tsx';
import { Identity } from '../me/Identity.tsx';
import { Looks } from '../me/Looks.tsx';
import own from '../me/me.module.css';
import { NoticesPart } from '../me/NoticesPart.tsx';
import { PeoplePart } from '../me/PeoplePart.tsx';
import { Playing } from '../me/Playing.tsx';
import { Sessions } from '../me/Sessions.tsx';
import { useMine } from '../me/useMine.ts';
import { change, type Settings, useSettings } from '../settings/store.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { KeyList } from '../ui/KeyList.tsx';
import style from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { speak, useWords } from '../words/index.ts';
import { LANGUAGE_NAMES } from '../words/names.ts';

/** `/me`: who I am and how I like it. */
export default function MeScreen() {
  const say = useWords();
  const settings = useSettings();
  const mine = useMine();
  const [greeting, greet] = useState('');
  // Chosen at once; spoken when its words are here.
  const [language, setLanguage] = useState(settings.language);
  useTitle(say('me.title'));
  // The server answers at once; showing less until then would make the page jump.
  if (mine.state === 'waiting') return <Waiting />;
  const known = mine.state === 'here' ? mine.known : null;
  const parts = [
    ...(mine.state === 'here' ? [{ id: 'identity', name: say('id.title') }] : []),
    ...(known === null ? [] : [{ id: 'notices', name: say('notice.title') }]),
    ...(known === null ? [] : [{ id: 'people', name: say('people.title') }]),
    { id: 'looks', name: say('me.looks') },
    { id: 'playing', name: say('me.playing') },
    { id: 'keys', name: say('keys.title') },
    ...(known === null ? [] : [{ id: 'data', name: say('data.title') }]),
  ];
  return (
    <div className={style.screen}>
      <div className={style.block}>
        <h1>{say('me.title')}</h1>
        <div>
          <ButtonLink href="/me/games">{say('now.allGames')}</ButtonLink>
        </div>
        <nav className={own.parts} aria-label={say('me.parts')}>
          {parts.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      </div>
      <div className={style.form}>
        <div className={style.field}>
          <label htmlFor="name">{say('me.name')}</label>
          <input
            id="name"
            className={style.input}
            maxLength={40}
            value={settings.name}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.currentTarget.value })}
            onBlur={() => void renameMe(settings.name.trim()).catch(() => {})}
          />
        </div>
        <ChoiceGroup
          label={say('me.language')}
          value={language}
          options={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({
            value: value as Settings['language'],
            label,
          }))}
          onChange={(wanted) => {
            setLanguage(wanted);
            speak(wanted).catch(() => setLanguage(settings.language));
          }}
        />
      </div>
      {mine.state === 'here' && <Identity mine={mine} greeting={greeting} greet={greet} />}
      {mine.state === 'here' && known !== null && (
        <>
          <Sessions account={known.account} setAccount={(account) => mine.change({ account })} />
          <NoticesPart
            notices={known.notices}
            setNotices={(notices) => mine.change({ notices })}
            byMail={mine.ways.mail && known.account.mail !== null}
            tables={known.tables}
          />
          <PeoplePart />
        </>
      )}
      <Looks />
      <Playing />
      <section className={style.block}>
        <h2 id="keys">{say('keys.title')}</h2>
        <p className={style.meta}>{say('keys.about')}</p>
        <KeyList editable />
      </section>
      {mine.state === 'here' && mine.me !== null && known !== null && (
        <DataPart
          name={mine.me.name}
          leave={(words) => {
            greet(words);
            becomes(null);
          }}
        />
      )}
    </div>
  );
}
