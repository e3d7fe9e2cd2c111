import { type AnyGame, type OptionValue, teller } from '@entente/engine';
import { useMemo, useState } from 'react';
import { useSettings } from '../settings/store.ts';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { useWords } from '../words/index.ts';

type Chosen = Readonly<Record<string, OptionValue>>;

interface Props {
  game: AnyGame;
  options: Chosen;
  onChange(options: Chosen): void;
}

const firstGameOf = ({ firstGame = {} }: AnyGame): Chosen =>
  Object.fromEntries(
    Object.entries(firstGame).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
  );

/** Which of the ready-made sets of rules the options amount to; null when they are one's own. */
export function presetOf(game: AnyGame, options: Chosen): 'first' | 'standard' | null {
  const isSet = (wanted: Chosen) =>
    Object.entries<readonly OptionValue[]>(game.options).every(
      ([id, [usual]]) => (options[id] ?? usual) === (wanted[id] ?? usual),
    );
  if (isSet({})) return 'standard';
  return isSet(firstGameOf(game)) ? 'first' : null;
}

/** A first game, the usual one, or every option to be chosen by oneself. */
export function Presets({ game, options, onChange }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const told = useMemo(() => teller(game, language), [game, language]);
  const [all, setAll] = useState(false);
  const now = all ? 'all' : (presetOf(game, options) ?? 'all');
  const presets = game.firstGame === undefined ? PRESETS.slice(1) : PRESETS;
  const few = game.firstGame === undefined && Object.keys(game.options).length <= FEW;
  return (
    <>
      {!few && (
        <ChoiceGroup
          label={say('new.rules')}
          value={now}
          options={presets.map((value) => ({ value, label: say(`preset.${value}`) }))}
          onChange={(wanted) => {
            setAll(wanted === 'all');
            if (wanted !== 'all') onChange(wanted === 'first' ? firstGameOf(game) : {});
          }}
        />
      )}
      {(few || now === 'all') &&
        Object.entries<readonly OptionValue[]>(game.options).map(([id, values]) => (
          <ChoiceGroup
            key={id}
            label={told.say({ say: `option.${id}`, with: {} })}
            value={options[id] ?? values[0]}
            options={values.map((value) => ({
              value,
              label: told.say({ say: `option.${id}.${value}`, with: {} }),
            }))}
            onChange={(value) => onChange({ ...options, [id]: value })}
          />
        ))}
    </>
  );
}

/** So many options need no ready-made sets. */
const FEW = 3;
const PRESETS = ['first', 'standard', 'all'] as const;
