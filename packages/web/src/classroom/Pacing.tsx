import { type AnyGame, teller } from '@entente/engine';
import { useState } from 'react';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { span } from '../ui/span.ts';
import { useWords } from '../words/index.ts';
import style from './lead.module.css';
import type { LeadPart } from './part.ts';

const MOST_MINUTES = 240;
/** Minutes that are given at first, and those that one press adds. */
const USUAL = 10;
const MORE = [1, 5] as const;

/** How fast the tables go: freely, up to a gate where all wait, until a clock has run down. */
export function Pacing({ lead, act, now, game }: LeadPart & { now: number; game: AnyGame }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const told = teller(game, language);
  const [at, setAt] = useState('round');
  const [minutes, setMinutes] = useState(USUAL);
  const { gate, until, tables } = lead;
  const open = tables.filter(({ phase }) => phase !== 'over');
  const waiting = open.filter(({ held }) => held === 'gate').length;
  const phaseName = (id: string) => told.say({ say: `phase.${id}`, with: {} });
  return (
    <section className={style.pacing} aria-label={say('pace.title')}>
      <div className={screen.row}>
        {gate === null ? (
          <>
            <label htmlFor="gate-at">{say('pace.gate')}</label>
            <select
              id="gate-at"
              className={screen.pick}
              value={at}
              onChange={(event) => setAt(event.currentTarget.value)}
            >
              <option value="round">{say('pace.gate.round')}</option>
              {phasesOf(game).map((id) => (
                <option key={id} value={id}>
                  {say('pace.gate.phase', { phase: phaseName(id) })}
                </option>
              ))}
            </select>
            <Button onClick={() => act({ do: 'gate', at })}>{say('pace.gate.set')}</Button>
          </>
        ) : (
          <>
            <strong>
              {gate.phase === null
                ? say('pace.gate.atRound', { round: gate.round + 1 })
                : say('pace.gate.atPhase', { round: gate.round + 1, phase: phaseName(gate.phase) })}{' '}
              · {say('pace.gate.waiting', { waiting, tables: open.length })}
            </strong>
            <Button
              look={waiting === open.length ? 'primary' : 'default'}
              onClick={() => act({ do: 'gate', at: gate.phase ?? 'round' })}
            >
              {say('pace.gate.next')}
            </Button>
            <Button onClick={() => act({ do: 'gate', at: null })}>{say('pace.gate.off')}</Button>
          </>
        )}
      </div>
      <form
        className={screen.row}
        onSubmit={(event) => {
          event.preventDefault();
          act({ do: 'clock', minutes });
        }}
      >
        {until === null ? (
          <>
            <label htmlFor="clock-minutes">{say('pace.clock')}</label>
            <input
              id="clock-minutes"
              className={style.minutes}
              type="number"
              required
              min={1}
              max={MOST_MINUTES}
              value={Number.isNaN(minutes) ? '' : minutes}
              onChange={(event) => setMinutes(event.currentTarget.valueAsNumber)}
            />
            <Button type="submit">{say('pace.clock.start')}</Button>
          </>
        ) : (
          <>
            <strong role="timer">
              {until > now ? say('pace.clock.left', { time: span(until - now) }) : say('pace.clock.over')}
            </strong>
            {MORE.map((count) => (
              <Button key={count} onClick={() => act({ do: 'clock', minutes: count, more: true })}>
                {say('pace.clock.more', { minutes: count })}
              </Button>
            ))}
            <Button onClick={() => act({ do: 'clock', minutes: null })}>{say('pace.clock.off')}</Button>
          </>
        )}
        <Button onClick={() => act({ do: 'nudge' })}>{say('pace.nudge')}</Button>
      </form>
    </section>
  );
}

/** The phases of a round, if there is more than one: a gate before the first is one at the end of the round. */
function phasesOf({ phases }: AnyGame): readonly string[] {
  const round = phases.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return round.slice(1);
}
