import { type AnyGame, type OptionValue, teller } from '@entente/engine';
import { type Experiment, METRICS } from '@entente/lab';
import { useMemo } from 'react';
import { useSettings } from '../settings/store.ts';
import { allTitles } from '../titles/titles.ts';
import { ChoiceGroup } from '../ui/Choice.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import {
  type ExperimentDraft,
  oneOrMany,
  optionsWithValues,
  toggled,
  valuesOf,
  withField,
  withValues,
} from './draft.ts';
import { NumberField, Several, TextField } from './fields.tsx';
import style from './lab.module.css';
import { Parties } from './Parties.tsx';

interface Props {
  game: AnyGame;
  draft: ExperimentDraft;
  /** What the draft says, complete. */
  experiment: Experiment;
  change(draft: ExperimentDraft): void;
  /** Another game is another file. */
  chooseGame(id: string): void;
}

/** Half widths at which a run may stop, as shares. */
const WIDTHS = [0.1, 0.05, 0.03, 0.02, 0.01];

/** An experiment, filled in. Whatever it does not know stays in the file. */
export function Form({ game, draft, experiment, change, chooseGame }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const set = (field: string, value: unknown) => change(withField(draft, field, value));
  const setNames = Object.keys(game.sets ?? {});
  const told = useMemo(() => teller(game, language), [game, language]);
  const { seats, sets } = experiment;
  return (
    <>
      <div className={style.pair}>
        <TextField
          label={say('lab.name')}
          value={experiment.name}
          onChange={(name) => set('name', name || undefined)}
        />
        <div className={screen.field}>
          <label htmlFor="lab-game">{say('lab.game')}</label>
          <select
            id="lab-game"
            className={screen.input}
            value={game.id}
            onChange={(event) => chooseGame(event.currentTarget.value)}
          >
            {allTitles.map(({ id, words }) => (
              <option key={id} value={id}>
                {words[language].title}
              </option>
            ))}
          </select>
        </div>
      </div>
      {game.seats.length > 1 && (
        <Several
          label={say('lab.seats')}
          values={game.seats}
          chosen={seats}
          nameOf={String}
          onToggle={(count) => set('seats', oneOrMany(toggled(game.seats, seats, count)))}
        />
      )}
      <Parties game={game} parties={experiment.parties} change={(bots) => set('bots', bots)} />
      {setNames.length > 0 && (
        <Several
          label={say('lab.set')}
          values={['', ...setNames]}
          chosen={sets.map((name) => name ?? '')}
          nameOf={(name) => (name === '' ? say('lab.set.none') : told.say({ say: `set.${name}`, with: {} }))}
          onToggle={(name) => {
            const now = sets.map((one) => one ?? '');
            const next = toggled(['', ...setNames], now, name).map((one) => (one === '' ? null : one));
            set('set', next.length === 1 && next[0] === null ? undefined : oneOrMany(next));
          }}
        />
      )}
      <Options game={game} draft={draft} experiment={experiment} change={change} />
      <fieldset className={style.part}>
        <legend>{say('lab.howMany')}</legend>
        <div className={style.pair}>
          <NumberField
            label={say('lab.blocks')}
            value={experiment.blocks}
            min={1}
            max={1_000_000}
            onChange={(blocks) => blocks !== null && change(withBlocks(draft, experiment, blocks))}
          />
          <div className={screen.field}>
            <label htmlFor="lab-stop">{say('lab.stop')}</label>
            <select
              id="lab-stop"
              className={screen.input}
              value={experiment.stop.halfWidth ?? ''}
              onChange={(event) =>
                change(withStop(draft, experiment, { halfWidth: numberIn(event.currentTarget.value) }))
              }
            >
              <option value="">{say('lab.stop.never')}</option>
              {widthsWith(experiment.stop.halfWidth).map((width) => (
                <option key={width} value={width}>
                  {say('lab.stop.at', { half: width * 100 })}
                </option>
              ))}
            </select>
          </div>
        </div>
      </fieldset>
      <details className={screen.more}>
        <summary>{say('lab.more')}</summary>
        <div className={style.part}>
          <Several
            label={say('lab.metrics')}
            values={METRICS.map(({ id }) => id)}
            chosen={experiment.metrics}
            nameOf={(id) => say(`lab.metric.${id as 'questions'}`)}
            onToggle={(id) => set('metrics', withMetric(experiment.metrics, id))}
          />
          <NumberField
            label={say('lab.repeats')}
            value={experiment.repeats}
            min={1}
            max={100}
            onChange={(repeats) => repeats !== null && set('repeats', repeats === 1 ? undefined : repeats)}
          />
          <NumberField
            label={say('lab.seed')}
            value={experiment.seed}
            min={0}
            max={1_000_000}
            onChange={(seed) => seed !== null && set('seed', seed === 1 ? undefined : seed)}
          />
          <NumberField
            label={say('lab.minutes')}
            value={experiment.stop.minutes ?? null}
            min={1}
            max={100_000}
            mayBeEmpty
            onChange={(minutes) => change(withStop(draft, experiment, { minutes: minutes ?? undefined }))}
          />
          <NumberField
            label={say('lab.mostDecisions')}
            value={experiment.mostDecisions}
            min={1}
            max={10_000_000}
            onChange={(most) => most !== null && set('mostDecisions', most)}
          />
        </div>
      </details>
    </>
  );
}

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** With that of the file, if it is another. */
const widthsWith = (own: number | undefined): number[] =>
  own === undefined || WIDTHS.includes(own) ? WIDTHS : [...WIDTHS, own].sort((one, other) => other - one);

/** A file with batches has a whole number of them. */
function withBlocks(draft: ExperimentDraft, { batch }: Experiment, blocks: number): ExperimentDraft {
  const next = withField(draft, 'blocks', blocks);
  return blocks % batch === 0 ? next : withField(next, 'batch', undefined);
}

function withStop(
  draft: ExperimentDraft,
  { stop }: Experiment,
  part: { halfWidth?: number | undefined; minutes?: number | undefined },
): ExperimentDraft {
  const next = Object.entries({ ...stop, ...part }).filter(([, value]) => value !== undefined);
  return withField(draft, 'stop', next.length === 0 ? undefined : Object.fromEntries(next));
}

/** All of them is what a file says by saying nothing; none of them is fastest. */
function withMetric(chosen: readonly string[], id: string): string[] | undefined {
  const all = METRICS.map((metric) => metric.id);
  const next = all.filter((one) => chosen.includes(one) !== (one === id));
  return next.length === all.length ? undefined : next;
}

/** Every option of the game, with one value or several. */
function Options({ game, draft, experiment, change }: Omit<Props, 'chooseGame'>) {
  const say = useWords();
  const { language } = useSettings();
  const told = useMemo(() => teller(game, language), [game, language]);
  const { options, seats, combine } = experiment;
  const ids = optionsWithValues(game);
  if (ids.length === 0) return null;
  const varied = Object.values(options).filter((values) => values.length > 1).length;
  const count = Object.keys(options).filter((id) => {
    const [usual] = valuesOf(game, seats[0], {}, id);
    return options[id].length > 1 || options[id][0] !== usual;
  }).length;
  const choose = (id: string, value: OptionValue) => {
    const next = toggled(game.options[id], valuesOf(game, seats[0], options, id), value);
    change(withField(draft, 'options', withValues(game, seats[0], options, id, next)));
  };
  return (
    <details className={screen.more} open={count > 0}>
      <summary>{say('lab.options', { count })}</summary>
      <p className={screen.meta}>{say('lab.optionsHint')}</p>
      <div className={style.part}>
        {ids.map((id) => (
          <Several
            key={id}
            label={told.say({ say: `option.${id}`, with: {} })}
            values={game.options[id]}
            chosen={valuesOf(game, seats[0], options, id)}
            nameOf={(value) => told.say({ say: `option.${id}.${value}`, with: {} })}
            onToggle={(value) => choose(id, value)}
          />
        ))}
        {varied > 1 && (
          <ChoiceGroup
            label={say('lab.combine')}
            value={combine}
            options={(['all', 'one-change'] as const).map((value) => ({
              value,
              label: say(`lab.combine.${value}`),
            }))}
            onChange={(value) => change(withField(draft, 'combine', value === 'all' ? undefined : value))}
          />
        )}
      </div>
    </details>
  );
}
