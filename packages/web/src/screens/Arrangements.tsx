import type { Late, Pace, TalkRule, Visibility } from '../link/messages.ts';
import { ChoiceGroup } from '../ui/Choice.tsx';
import style from '../ui/screen.module.css';
import { type Say, useWords } from '../words/index.ts';

/** What a table agrees on beside its rules. */
export interface Agreed {
  readonly pace: Pace;
  readonly late: Late;
  readonly talk: TalkRule;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly rated?: boolean;
}

const PACES = ['live', 'evening', 'daily', 'none'] as const;
const LATE = ['wait', 'default', 'answer', 'bot'] as const;
const TALK = ['off', 'table', 'pairs'] as const;
const VISIBLE = ['link', 'listed'] as const;

/** By default a bot answers once for a late player; at a daily pace it takes the seat. */
export const usualLate = (pace: Pace): Late => (pace === 'daily' ? 'bot' : 'answer');

/** How long players may think, and what happens when one is late or leaves. */
export const paceInWords = (say: Say, agreed: Pick<Agreed, 'pace' | 'late'>): string => {
  const { pace, late } = agreed;
  const clock =
    pace === 'none'
      ? say('clock.none')
      : say('clock.agreed', { time: say(`clock.${pace}`), late: say(`late.${late}`) });
  return `${clock} ${absenceInWords(say, agreed)}`;
};

/** The table does not wait for a player who leaves, or is late again and again. */
function absenceInWords(say: Say, { pace, late }: Pick<Agreed, 'pace' | 'late'>): string {
  const isHelped = pace !== 'none' && (late === 'answer' || late === 'default');
  return isHelped ? `${say('late.thrice')} ${say('late.leavers')}` : say('late.leavers');
}

interface Props {
  value: Agreed;
  /** Only before there is a table can it become a rated one. */
  isNew?: boolean;
  onChange(changed: Partial<Agreed>): void;
}

/** Another pace brings its own default for late players. */
export function Arrangements({ value, isNew = false, onChange }: Props) {
  const say = useWords();
  const { pace, late, talk, visibility, spectators, rated = false } = value;
  return (
    <>
      {isNew && (
        <div className={style.field}>
          <ChoiceGroup
            label={say('new.rated')}
            value={rated}
            options={[
              { value: false, label: say('rated.no') },
              { value: true, label: say('rated.yes') },
            ]}
            onChange={(wanted: boolean) => onChange({ rated: wanted })}
          />
          {rated && <p className={style.meta}>{say('rated.about')}</p>}
        </div>
      )}
      <div className={style.field}>
        <ChoiceGroup
          label={say('new.pace')}
          value={pace}
          options={PACES.map((one) => ({ value: one, label: say(`pace.${one}`) }))}
          onChange={(wanted: Pace) => onChange({ pace: wanted, late: usualLate(wanted) })}
        />
        <p className={style.meta}>{pace === 'none' ? paceInWords(say, value) : say(`clock.${pace}`)}</p>
      </div>
      {pace !== 'none' && (
        <div className={style.field}>
          <ChoiceGroup
            label={say('new.late')}
            value={late}
            options={LATE.map((one) => ({ value: one, label: say(`late.${one}`) }))}
            onChange={(wanted: Late) => onChange({ late: wanted })}
          />
          <p className={style.meta}>{absenceInWords(say, value)}</p>
        </div>
      )}
      <ChoiceGroup
        label={say('new.talk')}
        value={talk}
        options={TALK.map((one) => ({ value: one, label: say(`talk.${one}`) }))}
        onChange={(wanted: TalkRule) => onChange({ talk: wanted })}
      />
      <ChoiceGroup
        label={say('new.visibility')}
        value={visibility}
        options={VISIBLE.map((one) => ({ value: one, label: say(`visible.${one}`) }))}
        onChange={(wanted: Visibility) => onChange({ visibility: wanted })}
      />
      <ChoiceGroup
        label={say('new.spectators')}
        value={spectators}
        options={[
          { value: true, label: say('spectators.yes') },
          { value: false, label: say('spectators.no') },
        ]}
        onChange={(wanted: boolean) => onChange({ spectators: wanted })}
      />
    </>
  );
}
