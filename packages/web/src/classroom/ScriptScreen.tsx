import { useState } from 'react';
import { useSettings } from '../settings/store.ts';
import { shortTitle } from '../titles/titles.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import screen from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';
import style from './debrief/debrief.module.css';
import page from './page.module.css';
import { LENGTHS, type LessonLength, planOf, SCRIPTED, type Scripted } from './plan.ts';

/** `/class/script`: what a facilitator says and does, for lessons of three lengths. */
export default function ScriptScreen() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [game, setGame] = useState<Scripted>('limit');
  const [length, setLength] = useState<LessonLength>(90);
  useTitle(say('script.title'));
  return (
    <div className={page.page}>
      <div className={screen.intro}>
        <h1>{say('script.title')}</h1>
        <p className={style.unprinted}>{say('script.about')}</p>
      </div>
      <div className={`${screen.form} ${style.unprinted}`}>
        <ChoiceGroup
          label={say('class.game')}
          value={game}
          options={SCRIPTED.map((value) => ({ value, label: shortTitle(value, language) }))}
          onChange={setGame}
        />
        <ChoiceGroup
          label={say('script.length')}
          value={length}
          options={LENGTHS.map((value) => ({ value, label: String(value) }))}
          onChange={setLength}
        />
      </div>
      <h2>
        {shortTitle(game, language)}, {length}′
      </h2>
      <dl className={style.script}>
        <div>
          <dt>
            <strong>{say('script.before')}</strong>
          </dt>
          <dd>{say(`script.before.${game}`)}</dd>
        </div>
        {planOf(game, length).map(({ from, to, title, words }) => (
          <div key={from}>
            <dt>
              <strong>{say(title)}</strong>
              <span className={screen.meta}>{say('script.minute', { from, to })}</span>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
      <div className={`${screen.row} ${style.unprinted}`}>
        <Button look="primary" onClick={() => window.print()}>
          {say('debrief.print')}
        </Button>
        <ButtonLink href="/class">{say('class.title')}</ButtonLink>
      </div>
    </div>
  );
}
