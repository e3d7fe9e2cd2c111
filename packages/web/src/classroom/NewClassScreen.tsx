import type { AnyGame } from '@entente/engine';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { lessonsOf } from '../lessons/list.ts';
import type { ClassBody } from '../link/messages.ts';
import { signIn } from '../link/server-state.ts';
import { Presets } from '../screens/Presets.tsx';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { largeTitles, shortTitle, titleOf, usualSeats } from '../titles/titles.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';
import { OrganiserName, ProjectedNames, YesNo } from './fields.tsx';
import { type Fitted, fitted, isScripted } from './length.ts';
import { LENGTHS, type LessonLength } from './plan.ts';
import { makeClass } from './requests.ts';
import { seating } from './seating.ts';

type Draft = Required<Omit<ClassBody, 'name' | 'language' | 'game'>>;

/** The game that was made for classes. */
const FIRST = 'limit';
const MOST_DAYS = 365;
const MOST_PEOPLE = 120;
const USUAL_PEOPLE = 24;

const draftFor = (game: string): Draft => ({
  names: 'given',
  projected: false,
  sameDice: false,
  other: null,
  observed: false,
  rounds: null,
  lessons: [],
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
  const later = useLater(game, () => gameOf(game));
  const rules = later.state === 'here' ? later.value : null;
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
      {rules !== null && isScripted(game) && <Time key={game} game={rules} fill={fill} />}
      <ChoiceGroup
        label={say('class.seats')}
        value={draft.seats}
        options={seats.map((value) => ({ value, label: String(value) }))}
        onChange={(wanted) => fill({ seats: wanted })}
      />
      <People seats={draft.seats} />
      {rules !== null && (
        <>
          <Presets
            game={rules}
            seats={draft.seats}
            options={draft.options}
            onChange={(options) => fill({ options: { ...options } })}
          />
          <YesNo
            label={say('class.half')}
            no={say('class.half.no')}
            yes={say('class.half.yes')}
            value={draft.other !== null}
            onChange={(wanted) => fill({ other: wanted ? { ...draft.options } : null })}
          />
          {draft.other !== null && (
            <section className={screen.block} aria-label={say('class.halfAbout')}>
              <h2>{say('class.halfAbout')}</h2>
              <Presets
                game={rules}
                seats={draft.seats}
                options={draft.other}
                onChange={(other) => fill({ other: { ...other } })}
              />
            </section>
          )}
        </>
      )}
      <YesNo
        label={say('class.dice')}
        no={say('class.dice.own')}
        yes={say('class.dice.same')}
        value={draft.sameDice}
        onChange={(sameDice) => fill({ sameDice })}
      />
      <Lessons game={game} chosen={draft.lessons} onChange={(lessons) => fill({ lessons })} />
      <ChoiceGroup
        label={say('class.names')}
        value={draft.names}
        options={(['given', 'typed'] as const).map((value) => ({
          value,
          label: say(`class.names.${value}`),
        }))}
        onChange={(names) => fill({ names })}
      />
      <ProjectedNames
        label={say('class.projected')}
        value={draft.projected}
        onChange={(projected) => fill({ projected })}
      />
      <YesNo
        label={say('class.observed')}
        no={say('class.observed.no')}
        yes={say('class.observed.yes')}
        value={draft.observed}
        onChange={(observed) => fill({ observed })}
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
      <OrganiserName />
      <Problem words={problem} />
      <div className={screen.row}>
        <Button look="primary" type="submit">
          {say('class.create')}
        </Button>
      </div>
    </form>
  );
}

/** How long the lesson is: seats, rules and rounds are proposed for it. */
function Time({ game, fill }: { game: AnyGame; fill(part: Partial<Draft>): void }) {
  const say = useWords();
  const [length, setLength] = useState<LessonLength | 0>(0);
  const fit: Fitted | null = length === 0 ? null : fitted(game, length);
  const choose = (wanted: LessonLength | 0) => {
    setLength(wanted);
    if (wanted === 0) fill({ rounds: null });
    else {
      const { seats, rounds } = fitted(game, wanted);
      fill({ seats, rounds, options: { ...(game.firstGame as ClassBody['options']) } });
    }
  };
  return (
    <>
      <ChoiceGroup
        label={say('class.length')}
        value={length}
        options={[
          { value: 0, label: say('class.length.any') },
          ...LENGTHS.map((minutes) => ({ value: minutes, label: say('class.length.minutes', { minutes }) })),
        ]}
        onChange={choose}
      />
      {fit !== null && (
        <p className={screen.meta}>
          {say('class.lengthAbout', {
            minutes: length,
            seats: fit.seats,
            rounds: fit.rounds ?? 0,
            rules: say('preset.first'),
          })}
        </p>
      )}
    </>
  );
}

/** Tables for a number of people; nothing of it is kept. */
function People({ seats }: { seats: number }) {
  const say = useWords();
  const [people, setPeople] = useState(USUAL_PEOPLE);
  return (
    <div className={screen.field}>
      <label htmlFor="class-people">{say('class.people')}</label>
      <input
        id="class-people"
        className={screen.input}
        type="number"
        min={1}
        max={MOST_PEOPLE}
        value={Number.isNaN(people) ? '' : people}
        onChange={(event) => setPeople(event.currentTarget.valueAsNumber)}
      />
      {people > 0 && (
        <p className={screen.meta} role="status">
          {say('class.proposal', { ...seating(people, seats, 'pairs', false), seats })}
        </p>
      )}
    </div>
  );
}

/** Lessons that students take before. */
function Lessons({
  game,
  chosen,
  onChange,
}: {
  game: string;
  chosen: readonly string[];
  onChange(lessons: string[]): void;
}) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const all = lessonsOf(game);
  if (all.length === 0) return null;
  return (
    <fieldset className={screen.checks}>
      <legend>{say('class.lessons')}</legend>
      {all.map(({ id, title, minutes }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(
                all
                  .map((lesson) => lesson.id)
                  .filter((one) => (one === id ? event.currentTarget.checked : chosen.includes(one))),
              )
            }
          />
          {title[language]} · {say('class.length.minutes', { minutes })}
        </label>
      ))}
    </fieldset>
  );
}
