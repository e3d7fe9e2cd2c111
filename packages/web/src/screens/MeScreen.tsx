import { lazy, Suspense, useState } from 'react';
import { renameMe } from '../link/server-state.ts';
import { KeyList } from '../settings/KeyList.tsx';
import { change, type Settings, SOUNDS, type Sound, useSettings } from '../settings/store.ts';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { speak, useWords } from '../words/index.ts';
import { LANGUAGE_NAMES } from '../words/names.ts';
import style from './screen.module.css';

const ServerPart = lazy(() => import('../me/ServerPart.tsx'));

/** `/me`: who I am and how I like it. */
export default function MeScreen() {
  const say = useWords();
  const settings = useSettings();
  // Chosen at once; spoken when its words are here.
  const [language, setLanguage] = useState(settings.language);
  useTitle(say('me.title'));
  return (
    <div className={style.screen}>
      <h1>{say('me.title')}</h1>
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
        <h2>{say('me.looks')}</h2>
        <ChoiceGroup
          label={say('me.theme')}
          value={settings.theme}
          options={[
            { value: 'system', label: say('me.system') },
            { value: 'light', label: say('me.light') },
            { value: 'dark', label: say('me.dark') },
          ]}
          onChange={(theme) => change({ theme })}
        />
        <ChoiceGroup
          label={say('me.contrast')}
          value={settings.contrast}
          options={[
            { value: 'normal', label: say('me.normal') },
            { value: 'high', label: say('me.high') },
          ]}
          onChange={(contrast) => change({ contrast })}
        />
        <ChoiceGroup
          label={say('me.patterns')}
          value={settings.patterns}
          options={[
            { value: 'normal', label: say('me.normal') },
            { value: 'strong', label: say('me.strong') },
          ]}
          onChange={(patterns) => change({ patterns })}
        />
        <ChoiceGroup
          label={say('me.motion')}
          value={settings.motion}
          options={[
            { value: 'system', label: say('me.system') },
            { value: 'off', label: say('me.off') },
            { value: 'full', label: say('me.on') },
          ]}
          onChange={(motion) => change({ motion })}
        />
        <h2>{say('me.playing')}</h2>
        <ChoiceGroup
          label={say('me.confirm')}
          value={settings.confirm}
          options={[
            { value: 'always', label: say('me.always') },
            { value: 'final', label: say('me.final') },
            { value: 'touch', label: say('me.touch') },
            { value: 'never', label: say('me.never') },
          ]}
          onChange={(confirm) => change({ confirm })}
        />
        <ChoiceGroup
          label={say('me.autoEnd')}
          value={settings.autoEnd}
          options={[
            { value: false, label: say('me.off') },
            { value: true, label: say('me.on') },
          ]}
          onChange={(autoEnd) => change({ autoEnd })}
        />
        <ChoiceGroup
          label={say('me.autoPass')}
          value={settings.autoPass}
          options={[
            { value: false, label: say('me.off') },
            { value: true, label: say('me.on') },
          ]}
          onChange={(autoPass) => change({ autoPass })}
        />
        <ChoiceGroup
          label={say('me.bots')}
          value={settings.botPause}
          options={[
            { value: 0, label: say('me.atOnce') },
            { value: 250, label: say('me.brisk') },
            { value: 1000, label: say('me.slow') },
          ]}
          onChange={(botPause) => change({ botPause })}
        />
        <ChoiceGroup
          label={say('me.sound')}
          value={settings.volume}
          options={[
            { value: 0, label: say('me.off') },
            { value: 0.4, label: say('me.soft') },
            { value: 1, label: say('me.loud') },
          ]}
          onChange={(volume: Settings['volume']) => change({ volume })}
        />
        {settings.volume > 0 && (
          <fieldset className={style.checks}>
            <legend>{say('me.sounds')}</legend>
            {SOUNDS.map((sound) => (
              <label key={sound}>
                <input
                  type="checkbox"
                  checked={settings.sounds.includes(sound)}
                  onChange={() => change({ sounds: toggled(settings.sounds, sound) })}
                />
                {say(`sound.${sound}`)}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <section className={style.block}>
        <h2>{say('keys.title')}</h2>
        <p className={style.meta}>{say('keys.about')}</p>
        <KeyList editable />
      </section>
      <Suspense fallback={<Waiting />}>
        <ServerPart />
      </Suspense>
    </div>
  );
}

const toggled = (sounds: readonly Sound[], sound: Sound): readonly Sound[] =>
  sounds.includes(sound) ? sounds.filter((other) => other !== sound) : [...sounds, sound];
