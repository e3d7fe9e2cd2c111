import { type ComponentType, useState } from 'react';
import { RefusedByHost } from '../link/table-host.ts';
import { useTask } from '../me/useTask.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';
import { LessonsPart } from './LessonsPart.tsx';
import { NoticesPart } from './NoticesPart.tsx';
import style from './operator.module.css';
import { PeoplePart } from './PeoplePart.tsx';
import { ReportsPart } from './ReportsPart.tsx';
import { dropToken, get, keepToken, tokenHere } from './requests.ts';
import { AuditPart, HealthPart, RulesPart, StoragePart } from './Server.tsx';
import { TablesPart } from './TablesPart.tsx';

const PARTS = {
  health: HealthPart,
  tables: TablesPart,
  people: PeoplePart,
  reports: ReportsPart,
  notices: NoticesPart,
  storage: StoragePart,
  rules: RulesPart,
  lessons: LessonsPart,
  audit: AuditPart,
} satisfies Record<string, ComponentType>;

type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];

/** `/operator`: for the operator of this server, who has its token. */
export default function OperatorScreen() {
  const say = useWords();
  const [isIn, setIn] = useState(tokenHere() !== '');
  useTitle(say('op.title'));
  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.intro}>
          <h1>{say('op.title')}</h1>
          <p>{say('op.about')}</p>
        </div>
        {isIn && (
          <Button
            onClick={() => {
              dropToken();
              setIn(false);
            }}
          >
            {say('op.leave')}
          </Button>
        )}
      </div>
      {isIn ? <Parts /> : <Door open={() => setIn(true)} />}
    </div>
  );
}

function Door({ open }: { open(): void }) {
  const say = useWords();
  const [token, setToken] = useState('');
  const { busy, problem, run } = useTask();
  const enter = async () => {
    keepToken(token.trim());
    try {
      await get('health');
    } catch (fault) {
      dropToken();
      // Without a token in its settings a server does not know this address.
      if (fault instanceof RefusedByHost && fault.code === 'refuse.nothing') throw new Error(say('op.off'));
      throw fault;
    }
    open();
  };
  return (
    <form
      className={screen.form}
      onSubmit={(event) => {
        event.preventDefault();
        run(enter);
      }}
    >
      <div className={screen.field}>
        <label htmlFor="token">{say('op.token')}</label>
        <input
          id="token"
          type="password"
          className={screen.input}
          required
          autoComplete="off"
          aria-describedby="about-token"
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
        />
        <p id="about-token" className={screen.meta}>
          {say('op.tokenAbout')}
        </p>
      </div>
      <div>
        <Button type="submit" look="primary" disabled={busy}>
          {say('op.enter')}
        </Button>
      </div>
      <Problem words={problem} />
    </form>
  );
}

function Parts() {
  const say = useWords();
  const [name, show] = useState<PartName>('health');
  const Shown = PARTS[name];
  return (
    <>
      <nav className={style.parts} aria-label={say('op.parts')}>
        {NAMES.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === name ? 'page' : undefined}
            onClick={() => show(one)}
          >
            {say(`op.${one}`)}
          </button>
        ))}
      </nav>
      <Shown />
    </>
  );
}
