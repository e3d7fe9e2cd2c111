import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import style from './lead.module.css';
import type { LeadPart } from './part.ts';

/** Everybody in the class, those who wait for a nod first. */
export function Students({ lead, act }: LeadPart) {
  const say = useWords();
  const [sure, setSure] = useState<string | null>(null);
  const waiting = lead.students.filter(({ isWaiting }) => isWaiting);
  const students = [...waiting, ...lead.students.filter(({ isWaiting }) => !isWaiting)];
  if (students.length === 0) return <p>{say('lead.noStudents')}</p>;
  return (
    <>
      {waiting.length > 1 && (
        <div>
          <Button
            look="primary"
            onClick={() => {
              for (const { id } of waiting) act({ do: 'admit', student: id });
            }}
          >
            {say('lead.admitAll')}
          </Button>
        </div>
      )}
      <ul className={style.students}>
        {students.map((student) => (
          <li key={student.id} data-waiting={student.isWaiting}>
            <div className={screen.lineMain}>
              <strong>{student.name}</strong>
              {student.isReady && <span className={screen.chip}> {say('lead.ready')}</span>}
              <p className={screen.meta}>
                {student.isWaiting
                  ? say('lead.waits')
                  : lead.phase === 'gathering'
                    ? say('lead.pin', { pin: student.pin })
                    : `${student.table === null ? say('lead.observes') : say('lead.atTable', { number: student.table })} · ${say('lead.pin', { pin: student.pin })}`}
              </p>
            </div>
            {student.isWaiting ? (
              <Button
                look="primary"
                className={style.small}
                onClick={() => act({ do: 'admit', student: student.id })}
              >
                {say('lead.admit')}
              </Button>
            ) : (
              <Button
                look="plain"
                className={style.small}
                onClick={() => act({ do: 'pin', student: student.id })}
              >
                {say('lead.newPin')}
              </Button>
            )}
            <Button
              look="plain"
              className={style.small}
              onBlur={() => setSure(null)}
              onClick={() => {
                if (sure === student.id) act({ do: 'remove', student: student.id });
                else setSure(student.id);
              }}
            >
              {sure === student.id ? say('lead.removeSure', { name: student.name }) : say('lead.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
