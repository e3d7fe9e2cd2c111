import { teller } from '@entente/engine';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { ownDebriefOf } from '../../end/own-debrief.ts';
import type { ClassLead } from '../../link/messages.ts';
import { useSettings } from '../../settings/store.ts';
import { gameOf } from '../../titles/games.ts';
import { shortTitle } from '../../titles/titles.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { download } from '../../ui/download.ts';
import screen from '../../ui/screen.module.css';
import { useLater } from '../../ui/useLater.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useWords } from '../../words/index.ts';
import { csvOf, jsonOf } from '../export.ts';
import page from '../page.module.css';
import { leadOf } from '../requests.ts';
import { usePolled } from '../usePolled.ts';
import { Ahead } from './Ahead.tsx';
import style from './debrief.module.css';
import { EachTable, type OfClass } from './EachTable.tsx';
import { Happened } from './Happened.tsx';
import { Kept } from './Kept.tsx';
import { Notes } from './Notes.tsx';
import { Promises, Words } from './Promises.tsx';
import { Results } from './Results.tsx';
import { Scorings } from './Scorings.tsx';
import { Turns } from './Turns.tsx';

const Beside = lazy(() => import('./Beside.tsx'));

const EVERY = 15_000;
const STEPS = [
  'happened',
  'stars',
  'results',
  'scorings',
  'turns',
  'whatIf',
  'promises',
  'world',
  'feelings',
  'insights',
  'next',
] as const;
type Step = (typeof STEPS)[number];

/** Games with a model and data of the world beside them. */
const BESIDE: readonly string[] = ['limit', 'venonta'];

/** `/class/:id/debrief`: what the organiser goes through with everybody, step by step. Printed, it has all of them. */
export default function DebriefScreen() {
  const { id } = useParams<{ id: string }>();
  const say = useWords();
  const { value: lead, problem } = usePolled(`debrief ${id}`, EVERY, () => leadOf(id));
  const rules = useLater(lead?.game ?? '', async () => (lead === null ? null : gameOf(lead.game)));
  useTitle(lead === null ? say('debrief.title') : `${say('debrief.title')} · ${lead.name}`);
  if (lead === null && problem !== '') return <p role="alert">{problem}</p>;
  if (lead === null || rules.state !== 'here' || rules.value === null) return <Waiting />;
  return <Debrief lead={lead} game={rules.value} />;
}

/** Steps that would be empty are left out. */
function hasStep({ game, stars, pins, news }: ClassLead, step: Step): boolean {
  if (step === 'world') return BESIDE.includes(game);
  if (step === 'scorings') return ownDebriefOf(game) !== undefined;
  return step !== 'stars' || stars.length + pins.length + news.length > 0;
}

function Debrief({ lead, game }: OfClass) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const steps = STEPS.filter((step) => hasStep(lead, step));
  const [step, setStep] = useState<Step>('happened');
  const at = steps.indexOf(step);
  const file = `entente-${lead.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <div>
          <h1>{say('debrief.title')}</h1>
          <p className={screen.meta}>
            {lead.name} · {shortTitle(lead.game, language)}
          </p>
        </div>
        <div className={`${screen.row} ${page.aside} ${style.unprinted}`}>
          <ButtonLink href={`/class/${lead.id}/lead`}>{say('debrief.back')}</ButtonLink>
          <Button onClick={() => window.print()}>{say('debrief.print')}</Button>
          <Button onClick={() => download(csvOf(lead), 'text/csv', `${file}.csv`)}>
            {say('debrief.csv')}
          </Button>
          <Button onClick={() => download(jsonOf(lead), 'application/json', `${file}.json`)}>
            {say('debrief.json')}
          </Button>
        </div>
      </header>
      <nav className={style.steps} aria-label={say('debrief.steps')} data-steps="">
        {steps.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === step ? 'step' : undefined}
            onClick={() => setStep(one)}
          >
            {say(`debrief.${one}`)}
          </button>
        ))}
      </nav>
      {steps.map((one) => (
        <section key={one} className={style.step} data-now={one === step} aria-label={say(`debrief.${one}`)}>
          <h2>{say(`debrief.${one}`)}</h2>
          <StepPart step={one} isOpen={one === step} lead={lead} game={game} />
        </section>
      ))}
      <div className={`${screen.row} ${style.unprinted}`}>
        {at > 0 && <Button onClick={() => setStep(steps[at - 1])}>{say('debrief.previous')}</Button>}
        {at < steps.length - 1 && (
          <Button look="primary" onClick={() => setStep(steps[at + 1])}>
            {say('debrief.forward')}
          </Button>
        )}
      </div>
    </div>
  );
}

function StepPart({ step, isOpen, ...props }: OfClass & { step: Step; isOpen: boolean }) {
  switch (step) {
    case 'happened':
      return <Happened {...props} />;
    case 'stars':
      return <Kept {...props} />;
    case 'results':
      return <Results {...props} />;
    case 'scorings':
      return <EachTable about="debrief.scoringsAbout" {...props} part={(one) => <Scorings {...one} />} />;
    case 'whatIf':
      return (
        <EachTable about="debrief.whatIfAbout" {...props} part={(one) => <Ahead {...one} {...props} />} />
      );
    case 'turns':
      return <EachTable about="debrief.turnsAbout" {...props} part={(one) => <Turns {...one} />} />;
    case 'promises':
      return (
        <>
          {isOpen && <Words {...props} />}
          <EachTable about="debrief.promisesAbout" {...props} part={(one) => <Promises {...one} />} />
        </>
      );
    case 'world':
      return <Suspense fallback={<Waiting />}>{isOpen && <World {...props} />}</Suspense>;
    case 'feelings':
    case 'insights':
    case 'next':
      return <Notes lead={props.lead} step={step} />;
  }
}

function World({ lead, game }: OfClass) {
  const language = useSettings((settings) => settings.language);
  return <Beside lead={lead} teller={teller(game, language)} />;
}
