import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { ClassBody } from '../link/messages.ts';
import { signIn } from '../link/server-state.ts';
import { Presets } from '../screens/Presets.tsx';
import { change, useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { largeTitles, shortTitle, titleOf, usualSeats } from '../titles/titles.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';
import { makeClass } from './requests.ts';

type Draft = Required<Pick<ClassBody, 'names' | 'projected' | 'sameDice' | 'days' | 'options' | 'seats'>>;

/** The game that was made for classes. */
const FIRST = 'limit';
const MOST_DAYS = 365;

const draftFor = (game: string): Draft => ({
  names: 'given',
  projected: false,
  sameDice: false,
  days: 30,
  options: {},
  seats: usualSeats(titleOf(game)?.seats ?? [4]),
});

/** `/class/new` */
export default function NewClassScreen() {
  const say = useWords();
  const { language, name: me } = useSettings();
  const [, go] = useLocation();
  const [game, setGame] = useState(largeTitles.find(({ id }) => id === FIRST)?.id ?? largeTitles[0].id);
  const [draft, setDraft] = useState(() => draftFor(game));
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const rules = useLater(game, () => gameOf(game));
  const fill = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  useTitle(say('class.new'));
  const seats = (titleOf(game)?.seats ?? []).filter((count) => count > 1);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await signIn(me.trim() || say('class.organiser'));
      const wish = { ...draft, name: name.trim() || say('class.title'), language, game };
      go(`/class/${await makeClass(wish)}/lead`);
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <form className={screen.form} onSubmit={(event) => void create(event)}>
      <h1>{say('class.new')}</h1>
      <div className={screen.field}>
        <label htmlFor="class-name">{say('class.name')}</label>
        <input
          id="class-name"
          className={screen.input}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <ChoiceGroup
        label={say('class.game')}
        value={game}
        options={largeTitles.map(({ id }) => ({ value: id, label: shortTitle(id, language) }))}
        onChange={(wanted) => {
          setGame(wanted);
          setDraft({ ...draftFor(wanted), names: draft.names, projected: draft.projected, days: draft.days });
        }}
      />
      <ChoiceGroup
        label={say('class.seats')}
        value={draft.seats}
        options={seats.map((value) => ({ value, label: String(value) }))}
        onChange={(wanted) => fill({ seats: wanted })}
      />
      {rules.state === 'here' && rules.value !== null && (
        <Presets
          game={rules.value}
          seats={draft.seats}
          options={draft.options}
          onChange={(options) => fill({ options: { ...options } })}
        />
      )}
      <ChoiceGroup
        label={say('class.names')}
        value={draft.names}
        options={(['given', 'typed'] as const).map((value) => ({
          value,
          label: say(`class.names.${value}`),
        }))}
        onChange={(names) => fill({ names })}
      />
      <ChoiceGroup
        label={say('class.projected')}
        value={draft.projected}
        options={[
          { value: false, label: say('class.projected.no') },
          { value: true, label: say('class.projected.yes') },
        ]}
        onChange={(projected) => fill({ projected })}
      />
      <ChoiceGroup
        label={say('class.dice')}
        value={draft.sameDice}
        options={[
          { value: false, label: say('class.dice.own') },
          { value: true, label: say('class.dice.same') },
        ]}
        onChange={(sameDice) => fill({ sameDice })}
      />
      <div className={screen.field}>
        <label htmlFor="class-days">{say('class.days')}</label>
        <input
          id="class-days"
          className={screen.input}
          type="number"
          min={1}
          max={MOST_DAYS}
          required
          value={draft.days}
          onChange={(event) => fill({ days: event.currentTarget.valueAsNumber })}
        />
      </div>
      <div className={screen.field}>
        <label htmlFor="my-name">{say('class.organiserName')}</label>
        <input
          id="my-name"
          className={screen.input}
          maxLength={40}
          value={me}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
      <Problem words={problem} />
      <div className={screen.row}>
        <Button look="primary" type="submit">
          {say('class.create')}
        </Button>
      </div>
    </form>
  );
}
