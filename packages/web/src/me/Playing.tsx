import { forgetDismissed } from '../lessons/tips.ts';
import { change, type Settings, SOUNDS, type Sound, useSettings } from '../settings/store.ts';
import { ChoiceGroup } from '../ui/Choice.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';

/** How a game is played on this device. Kept in this browser. */
export function Playing() {
  const say = useWords();
  const settings = useSettings();
  return (
    <section className={style.form}>
      <h2 id="playing">{say('me.playing')}</h2>
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
        label={say('me.oneAnswer')}
        value={askingOf(settings)}
        options={ASKING.map((value) => ({ value, label: say(`me.oneAnswer.${value}`) }))}
        onChange={(asking) => change({ keepAsking: asking === 'ask', quick: asking === 'quick' })}
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
        label={say('me.happened')}
        value={settings.happened}
        options={HAPPENED.map((value) => ({ value, label: say(`me.happened.${value}`) }))}
        onChange={(happened) => change({ happened })}
      />
      <ChoiceGroup
        label={say('me.tips')}
        value={settings.tips}
        options={[
          { value: true, label: say('me.on') },
          { value: false, label: say('me.off') },
        ]}
        onChange={(tips) => {
          change({ tips });
          if (tips) forgetDismissed();
        }}
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
    </section>
  );
}

/** With one possible answer: be asked, or have it given, where nobody can conclude anything from it or everywhere. */
const ASKING = ['safe', 'quick', 'ask'] as const;

const HAPPENED = ['all', 'report', 'none'] as const;

const askingOf = ({ keepAsking, quick }: Settings): (typeof ASKING)[number] =>
  keepAsking ? 'ask' : quick ? 'quick' : 'safe';

const toggled = (sounds: readonly Sound[], sound: Sound): readonly Sound[] =>
  sounds.includes(sound) ? sounds.filter((other) => other !== sound) : [...sounds, sound];
