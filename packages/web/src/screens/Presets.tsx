import type { AnyGame, OptionValue } from '@entente/engine';
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

/** Which of the ready-made sets of rules the options amount to. */
export function presetOf(game: AnyGame, options: Chosen) {
  const isSet = (wanted: Chosen) =>
    Object.entries<readonly OptionValue[]>(game.options).every(
      ([id, [usual]]) => (options[id] ?? usual) === (wanted[id] ?? usual),
    );
  if (isSet({})) return 'standard';
  return isSet(firstGameOf(game)) ? 'first' : 'own';
}

/** A first game, the usual one, or what somebody has put together below. */
export function Presets({ game, options, onChange }: Props) {
  const say = useWords();
  const now = presetOf(game, options);
  const presets = now === 'own' ? (['first', 'standard', 'own'] as const) : (['first', 'standard'] as const);
  return (
    <ChoiceGroup
      label={say('new.rules')}
      value={now}
      options={presets.map((value) => ({ value, label: say(`preset.${value}`) }))}
      onChange={(wanted) => wanted !== 'own' && onChange(wanted === 'first' ? firstGameOf(game) : {})}
    />
  );
}
