import { change, useSettings } from '../settings/store.ts';
import { ChoiceGroup } from '../ui/Choice.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';

/** How everything looks. Kept in this browser. */
export function Looks() {
  const say = useWords();
  const settings = useSettings();
  return (
    <section className={style.form}>
      <h2 id="looks">{say('me.looks')}</h2>
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
          { value: 'short', label: say('me.short') },
          { value: 'full', label: say('me.on') },
        ]}
        onChange={(motion) => change({ motion })}
      />
      <ChoiceGroup
        label={say('me.text')}
        value={settings.text}
        options={[
          { value: 100, label: say('me.normal') },
          { value: 115, label: say('me.larger') },
          { value: 130, label: say('me.largest') },
        ]}
        onChange={(text) => change({ text })}
      />
      <ChoiceGroup
        label={say('me.labels')}
        value={settings.labels}
        options={[
          { value: 'room', label: say('me.labelsRoom') },
          { value: 'few', label: say('me.labelsFew') },
        ]}
        onChange={(labels) => change({ labels })}
      />
      <ChoiceGroup
        label={say('me.side')}
        value={settings.side}
        options={[
          { value: 'right', label: say('me.right') },
          { value: 'left', label: say('me.left') },
        ]}
        onChange={(side) => change({ side })}
      />
    </section>
  );
}
