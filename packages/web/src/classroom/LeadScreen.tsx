import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { ClassAct, ClassLead } from '../link/messages.ts';
import { useSettings } from '../settings/store.ts';
import { shortTitle } from '../titles/titles.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useNow } from '../ui/useNow.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { dayOf } from './dates.ts';
import { OrganiserName } from './fields.tsx';
import { Gathering } from './Gathering.tsx';
import style from './lead.module.css';
import { Manage } from './Manage.tsx';
import { Playing } from './Playing.tsx';
import { Polls } from './Polls.tsx';
import page from './page.module.css';
import { actOnClass, becomeOrganiser, leadOf } from './requests.ts';
import { Students } from './Students.tsx';
import { usePolled } from './usePolled.ts';

const EVERY = 2500;

/** `/class/:id/lead`: the organiser's page. With `#key` at the end of the address its reader becomes one. */
export default function LeadScreen() {
  const { id } = useParams<{ id: string }>();
  const [key, setKey] = useState(() => location.hash.slice(1));
  return key === '' ? <Lead id={id} /> : <Become id={id} organiserKey={key} done={() => setKey('')} />;
}

function Become({ id, organiserKey, done }: { id: string; organiserKey: string; done(): void }) {
  const say = useWords();
  const name = useSettings((settings) => settings.name);
  const [problem, setProblem] = useState('');
  useTitle(say('lead.become'));
  const become = async () => {
    try {
      await becomeOrganiser(id, organiserKey, name.trim() || say('class.organiser'));
      history.replaceState(history.state, '', location.pathname);
      done();
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <div className={screen.form}>
      <h1>{say('lead.become')}</h1>
      <p>{say('lead.becomeAbout')}</p>
      <OrganiserName />
      <Problem words={problem} />
      <div>
        <Button look="primary" onClick={() => void become()}>
          {say('lead.become')}
        </Button>
      </div>
    </div>
  );
}

function Lead({ id }: { id: string }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const { value: lead, problem, put } = usePolled(`lead ${id}`, EVERY, () => leadOf(id));
  const [refused, setRefused] = useState('');
  useTitle(lead?.name ?? say('class.title'));
  const now = useServerTime(lead);
  const act = async (wish: ClassAct) => {
    try {
      const answer = await actOnClass(id, wish);
      setRefused('');
      if ('deleted' in answer) go('/class');
      else put(answer);
    } catch (fault) {
      setRefused((fault as Error).message);
    }
  };
  if (lead === null) {
    return problem === '' ? (
      <Waiting />
    ) : (
      <div className={screen.screen}>
        <h1>{say('class.title')}</h1>
        <p role="alert">{problem}</p>
      </div>
    );
  }
  const props = { lead, act: (wish: ClassAct) => void act(wish) };
  return (
    <div className={page.page}>
      <header className={`${page.head} ${style.title}`}>
        <div>
          <h1>{lead.name}</h1>
          <p className={screen.meta}>
            {shortTitle(lead.game, language)} · {say(`class.phase.${lead.phase}`)} ·{' '}
            {say('lead.deleted', { date: dayOf(lead.deleteAt, language) })}
          </p>
        </div>
        <p className={`${style.code} ${page.aside}`}>{lead.code.toUpperCase()}</p>
        <div className={screen.row}>
          <ButtonLink href={`/class/${lead.code}/screen`} target="_blank">
            {say('lead.screen')}
          </ButtonLink>
          {lead.phase !== 'gathering' && (
            <ButtonLink look={lead.phase === 'over' ? 'primary' : 'default'} href={`/class/${id}/debrief`}>
              {say('lead.debrief')}
            </ButtonLink>
          )}
        </div>
      </header>
      <Problem words={refused || problem} />
      {lead.phase === 'gathering' ? <Gathering {...props} /> : <Playing {...props} now={now} />}
      <details className={screen.more} open={lead.students.some(({ isWaiting }) => isWaiting) || undefined}>
        <summary>{say('lead.manage')}</summary>
        <div className={style.manage}>
          {lead.phase !== 'gathering' && (
            <section className={screen.block}>
              <h2>{say('lead.students')}</h2>
              <Students {...props} />
            </section>
          )}
          <Polls {...props} />
          <Manage {...props} />
        </div>
      </details>
    </div>
  );
}

/** The time of the server, going on between two answers. */
function useServerTime(lead: ClassLead | null): number {
  const [ahead, setAhead] = useState(0);
  const now = useNow();
  const told = lead?.now;
  useEffect(() => {
    if (told !== undefined) setAhead(told - Date.now());
  }, [told]);
  return now + ahead;
}
