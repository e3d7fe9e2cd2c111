import type { OperatorPeople, OperatorPerson } from '@entente/protocol';
import { useId, useState } from 'react';
import { timeOf } from '../me/dates.ts';
import { useSettings } from '../settings/store.ts';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { Act } from './Act.tsx';
import { FindForm } from './FindForm.tsx';
import style from './operator.module.css';
import { Part, useAnswer } from './Part.tsx';
import { finding, post } from './requests.ts';

export function PeoplePart() {
  const say = useWords();
  const [find, setFind] = useState('');
  const loaded = useAnswer<OperatorPeople>(finding('people', find));
  return (
    <Part
      title={say('op.people')}
      loaded={loaded}
      tools={<FindForm label={say('op.findPeople')} find={setFind} />}
    >
      {({ people }, again) =>
        people.length === 0 ? (
          <p>{say('op.none')}</p>
        ) : (
          <ul className={style.rows}>
            {people.map((person) => (
              <Line key={person.id} person={person} again={again} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

function Line({ person, again }: { person: OperatorPerson; again(): void }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const nameId = useId();
  const [newName, setNewName] = useState('');
  const { id, name, kept, mail, sessions, tables, seen, blocked } = person;
  const act = async (body: object) => {
    await post(`people/${id}`, body);
    again();
  };
  const what = (one: 'rename' | 'signOut' | 'block' | 'unblock' | 'erase') => {
    const label = say(`op.do.${one}`);
    return {
      label,
      longLabel: say('op.doLong', { act: label, name }),
      act: (reason: string) => act({ do: one, reason }),
    };
  };
  return (
    <li>
      <span className={style.what}>
        <b>{name}</b>
        <span>{say('op.personFacts', { sessions, tables, when: timeOf(seen, language) })}</span>
        {blocked !== null && (
          <span className={screen.problem}>{say('op.blocked', { when: timeOf(blocked, language) })}</span>
        )}
        <span className={screen.meta}>
          {[say(kept ? 'op.account' : 'op.guest'), ...(mail === null ? [] : [mail]), id].join(', ')}
        </span>
      </span>
      <div className={screen.row}>
        <Act {...what('rename')} act={(reason) => act({ do: 'rename', name: newName, reason })}>
          <div className={screen.field}>
            <label htmlFor={nameId}>{say('op.newName')}</label>
            <input
              id={nameId}
              className={screen.input}
              required
              maxLength={40}
              value={newName}
              onChange={(event) => setNewName(event.currentTarget.value)}
            />
          </div>
        </Act>
        {sessions > 0 && <Act {...what('signOut')} />}
        <Act {...what(blocked === null ? 'block' : 'unblock')} />
        <Act {...what('erase')} />
      </div>
    </li>
  );
}
