import type { OperatorNotices } from '@entente/protocol';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { Act } from './Act.tsx';
import style from './operator.module.css';
import { Part, useAnswer } from './Part.tsx';
import { post } from './requests.ts';

export function NoticesPart() {
  const say = useWords();
  return (
    <Part title={say('op.notices')} loaded={useAnswer<OperatorNotices>('notices')}>
      {({ channels }, again) => {
        const retry = async (body: object) => {
          await post('notices', body);
          again();
        };
        if (channels.length === 0) return <p>{say('op.none')}</p>;
        return (
          <>
            <div>
              <Act label={say('op.retryAll')} act={(reason) => retry({ reason })} />
            </div>
            <ul className={style.rows}>
              {channels.map(({ id, person, kind, waiting, tries, fault }) => {
                const name = person?.name ?? say('op.unknown');
                return (
                  <li key={id}>
                    <span className={style.what}>
                      <b>
                        {name}, {kind}
                      </b>
                      <span>{say('op.waiting', { count: waiting, tries })}</span>
                      {fault !== null && <code className={screen.problem}>{fault}</code>}
                    </span>
                    <Act
                      label={say('op.retry')}
                      longLabel={say('op.doLong', { act: say('op.retry'), name })}
                      act={(reason) => retry({ channel: id, reason })}
                    />
                  </li>
                );
              })}
            </ul>
          </>
        );
      }}
    </Part>
  );
}
