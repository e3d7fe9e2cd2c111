import { useState } from 'react';
import {
  choiceOf,
  type OpenAction,
  type ShownBlank,
  valueLabel,
  valuesNow,
} from '../../board-api/intents.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/Choice.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { spaced } from '../../ui/spaced.ts';
import type { Play } from '../usePlay.ts';
import style from './action-form.module.css';
import { isNeeded } from './deals.ts';
import { Pills, pillsFor } from './Pills.tsx';
import { useSealed } from './Seals.tsx';

interface Props {
  play: Play;
  action: Exclude<OpenAction, { kind: 'plain' }>;
}

/** A choice with blanks: fill in, read the whole in words, then do it. */
export function ActionForm({ play, action }: Props) {
  const { say, teller } = play;
  const sealed = useSealed();
  const [filled, setFilled] = useState<Readonly<Record<string, unknown>>>({});
  const values = valuesNow(action, filled);
  const set = (field: string, value: unknown) => setFilled((before) => ({ ...before, [field]: value }));
  const choice = choiceOf([action], { action: action.id, values });
  const label = choice === null ? action.label : sayOr(() => teller.choice(choice), action.label);
  const pills = choice === null || action.kind === 'form' ? [] : pillsFor(play, choice);
  const submit = () => play.act({ action: action.id, values });
  return (
    <fieldset
      className={style.form}
      aria-label={label}
      data-kind={action.kind}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target as Element).matches('input[type="number"]')) return;
        event.preventDefault();
        submit();
      }}
    >
      {action.kind === 'amount' ? (
        <Stepper
          label={action.label}
          value={Number(values[action.field])}
          min={action.min}
          max={action.max}
          step={action.step}
          onChange={(value) => set(action.field, value)}
        />
      ) : (
        Object.entries(action.blanks)
          .filter(([field]) => isNeeded(field, values))
          .map(([field, blank]) => (
            <BlankField
              key={field}
              play={play}
              field={field}
              blank={blank}
              value={values[field]}
              set={(value) => set(field, value)}
            />
          ))
      )}
      <Button
        look={action.kind === 'form' ? 'primary' : 'expected'}
        className={action.kind === 'form' ? style.submit : undefined}
        data-action={action.id}
        aria-label={label}
        aria-description={pills.map(({ words }) => words).join('. ') || undefined}
        onClick={submit}
        {...sealed(action.id)}
      >
        {label || say('play.confirm')}
        <Pills pills={pills} />
      </Button>
    </fieldset>
  );
}

function sayOr(tell: () => string, otherwise: string): string {
  try {
    return tell();
  } catch {
    return otherwise;
  }
}

interface BlankProps {
  play: Play;
  field: string;
  blank: ShownBlank;
  value: unknown;
  set(value: unknown): void;
}

function BlankField({ play, field, blank, value, set }: BlankProps) {
  const { game, teller, seatName } = play;
  const name = sayOr(() => teller.say({ say: `field.${field}`, with: {} }), spaced(field));
  const label = (item: unknown) => valueLabel(game, teller, field, item, seatName);
  switch (blank.kind) {
    case 'amount':
      return (
        <div>
          <p className={style.name}>{name}</p>
          <Stepper label={name} value={Number(value)} min={blank.min} max={blank.max} onChange={set} />
        </div>
      );
    case 'one':
      return (
        <ChoiceGroup
          label={name}
          value={value as string | number | boolean}
          options={blank.of.map((item) => ({ value: item, label: label(item) }))}
          onChange={set}
        />
      );
    case 'some': {
      const given = value as (string | number)[];
      // What is told alike is counted.
      const itemsOf = (what: string) => blank.of.filter((item) => label(item) === what);
      const several = [...new Set(blank.of.map(label))]
        .map((what) => [what, itemsOf(what)] as const)
        .filter(([, items]) => items.length > 1);
      const single = blank.of.filter((item) => itemsOf(label(item)).length === 1);
      return (
        <fieldset className={style.some}>
          <legend>{name}</legend>
          {several.map(([what, items]) => {
            const taken = items.filter((item) => given.includes(item));
            const others = given.filter((item) => !items.includes(item));
            return (
              <div key={what} className={style.alike}>
                <span>{what}</span>
                <Stepper
                  label={what}
                  value={taken.length}
                  min={0}
                  max={Math.min(items.length, blank.max - others.length)}
                  hasMost={false}
                  onChange={(count) => set([...others, ...items.slice(0, count)])}
                />
              </div>
            );
          })}
          {single.map((item) => (
            <label key={item}>
              <input
                type="checkbox"
                checked={given.includes(item)}
                disabled={!given.includes(item) && given.length >= blank.max}
                onChange={(event) =>
                  set(
                    event.currentTarget.checked ? [...given, item] : given.filter((other) => other !== item),
                  )
                }
              />
              {label(item)}
            </label>
          ))}
        </fieldset>
      );
    }
  }
}
