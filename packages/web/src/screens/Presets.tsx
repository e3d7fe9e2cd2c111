import { type AnyGame, defaultOptions, type OptionValue, teller } from '@entente/engine';
import { useMemo, useState } from 'react';
import { useSettings } from '../settings/store.ts';
import { ChoiceGroup } from '../ui/Choice.tsx';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';

type Chosen = Readonly<Record<string, OptionValue>>;

interface Props {
  game: AnyGame;
  seats: number;
  options: Chosen;
  onChange(options: Chosen): void;
}

/** Names of ready-made sets besides those of the game: a first game, the usual one. */
const FIRST = 'first';
const STANDARD = 'standard';
/** Name of the set in which the host chooses every option. */
const ALL = 'all';

/** The ready-made sets of a game's options, by name: what each changes of the defaults. */
function setsOf({ firstGame, sets }: AnyGame): Readonly<Record<string, Chosen>> {
  const first = firstGame === undefined ? {} : { [FIRST]: firstGame };
  return { ...first, [STANDARD]: {}, ...sets } as Record<string, Chosen>;
}

/** The ready-made set that these options are, for this number of seats; null for the host's own choice. */
export function presetOf(game: AnyGame, seats: number, options: Chosen): string | null {
  const usual = defaultOptions(game, seats);
  const now: Chosen = { ...usual, ...options };
  const isNow = (wanted: Chosen) =>
    Object.entries({ ...usual, ...wanted }).every(([id, value]) => now[id] === value);
  const sets = setsOf(game);
  return isNow({}) ? STANDARD : (Object.keys(sets).find((name) => isNow(sets[name])) ?? null);
}

/** A first game, the usual one, a named set, or every option chosen one by one. */
export function Presets({ game, seats, options, onChange }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const told = useMemo(() => teller(game, language), [game, language]);
  const [all, setAll] = useState(false);
  const sets = setsOf(game);
  const usual: Chosen = defaultOptions(game, seats);
  const now = all ? ALL : (presetOf(game, seats, options) ?? ALL);
  const few = Object.keys(sets).length === 1 && Object.keys(game.options).length <= FEW;
  const isNamed = Object.hasOwn(game.sets ?? {}, now);
  return (
    <>
      {!few && (
        <ChoiceGroup
          label={say('new.rules')}
          value={now}
          options={[...Object.keys(sets), ALL].map((value) => ({ value, label: nameOf(value) }))}
          onChange={(wanted) => {
            setAll(wanted === ALL);
            if (wanted !== ALL) onChange(sets[wanted]);
          }}
        />
      )}
      {isNamed && <p className={style.meta}>{told.say({ say: `set.${now}.about`, with: {} })}</p>}
      {(few || now === ALL) &&
        Object.entries<readonly OptionValue[]>(game.options).map(([id, values]) => (
          <ChoiceGroup
            key={id}
            label={told.say({ say: `option.${id}`, with: {} })}
            value={options[id] ?? usual[id]}
            options={values.map((value) => ({
              value,
              label: told.say({ say: `option.${id}.${value}`, with: {} }),
            }))}
            onChange={(value) => onChange({ ...options, [id]: value })}
          />
        ))}
    </>
  );

  function nameOf(set: string): string {
    return set === FIRST || set === STANDARD || set === ALL
      ? say(`preset.${set}`)
      : told.say({ say: `set.${set}`, with: {} });
  }
}

/** Number of options up to which ready-made sets are not worth it. */
const FEW = 3;
