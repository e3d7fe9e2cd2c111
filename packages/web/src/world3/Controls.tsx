import { SCENARIOS, type World3Words } from '@entente/world3';
import { useId } from 'react';
import screen from '../ui/screen.module.css';
import { EARLIEST, LATEST, SWITCHES, scenarioOf, type World3Choice } from './chosen.ts';
import style from './world3.module.css';

interface Props {
  words: World3Words;
  chosen: World3Choice;
  choose(chosen: World3Choice): void;
}

/** A scenario, another beside it, and the levers of which scenarios are made. */
export function Controls({ words, chosen, choose }: Props) {
  const { levers, beside } = chosen;
  const scenario = scenarioOf(levers);
  const year = useId();
  return (
    <div className={style.controls}>
      <div className={style.selects}>
        <Scenarios
          label={words['page.scenario']}
          words={words}
          value={scenario}
          other={scenario < 0 ? words['page.own'] : null}
          onChange={(at) => choose({ ...chosen, levers: SCENARIOS[at] ?? levers })}
        />
        <Scenarios
          label={words['page.beside']}
          words={words}
          value={beside ?? -1}
          other={words['page.nothing']}
          onChange={(at) => choose({ ...chosen, beside: at < 0 ? null : at })}
        />
        <p>{words['page.twice']}</p>
      </div>
      <fieldset className={style.levers}>
        <legend>{words['page.levers']}</legend>
        {SWITCHES.map((lever) => (
          <label key={lever}>
            <input
              type="checkbox"
              checked={levers[lever]}
              onChange={(event) =>
                choose({ ...chosen, levers: { ...levers, [lever]: event.currentTarget.checked } })
              }
            />
            {words[`lever.${lever}`]}
          </label>
        ))}
        <div className={style.year}>
          <label htmlFor={year}>{words['page.year'].replace('{year}', `${levers.year}`)}</label>
          <input
            id={year}
            type="range"
            min={EARLIEST}
            max={LATEST}
            value={levers.year}
            onChange={(event) =>
              choose({ ...chosen, levers: { ...levers, year: event.currentTarget.valueAsNumber } })
            }
          />
        </div>
      </fieldset>
    </div>
  );
}

interface ScenariosProps {
  label: string;
  words: World3Words;
  /** From 0; -1 for what is none of them. */
  value: number;
  /** The name of what is none of them; null when there is no such choice. */
  other: string | null;
  onChange(value: number): void;
}

function Scenarios({ label, words, value, other, onChange }: ScenariosProps) {
  return (
    <label className={style.select}>
      <span>{label}</span>
      <select
        className={screen.input}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {other !== null && <option value={-1}>{other}</option>}
        {SCENARIOS.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the scenarios have numbers, and never change
          <option key={at} value={at}>
            {`${at + 1}. ${words[`scenario.${at + 1}` as keyof World3Words]}`}
          </option>
        ))}
      </select>
    </label>
  );
}
