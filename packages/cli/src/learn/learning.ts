/** A lesson at the terminal, step by step. */
import type { InLanguages, LessonStep } from '@entente/engine/lesson';
import { inWords, type LessonAct, lastBack, type Pupil } from '@entente/table/lessons';
import { Left, wrap } from '../base/terminal.ts';
import { decide } from '../play/decision.ts';
import { paint } from '../play/paint.ts';
import type { Sitting } from '../play/sitting.ts';
import { LEARN_WORDS } from './words.ts';

/** Goes through the lesson; true when it was finished, false when the learner plays on without it. */
export async function takeLesson(sitting: Sitting, pupil: Pupil): Promise<boolean> {
  const { run } = pupil;
  while (run.isOn) {
    pupil.playOn();
    if (!run.isOn) break;
    if (run.progress.state === 'astray') await astray(sitting, pupil);
    else if (run.step?.kind === 'do' || run.step?.kind === 'reach') await deed(sitting, pupil, run.step);
    else await reading(sitting, pupil);
  }
  if (run.progress.state === 'done') tellRemark(sitting, pupil);
  return run.progress.state === 'done';
}

const wordsOf = ({ speaker }: Sitting) => LEARN_WORDS[speaker.language];

function told({ speaker }: Sitting, { run }: Pupil, text: InLanguages, step: LessonStep): string {
  return inWords(text, step, run.now().values, speaker, speaker.nameOf);
}

function write({ terminal }: Sitting, text: string): void {
  if (text !== '') terminal.write(wrap(text, terminal.width));
}

function tellStep(sitting: Sitting, pupil: Pupil, step: LessonStep): void {
  const { terminal, speaker } = sitting;
  const { title, steps } = pupil.run.lesson.lesson;
  const { at } = pupil.run.progress;
  terminal.write();
  terminal.write(terminal.colours.cyan(wordsOf(sitting).step(title[speaker.language], at + 1, steps.length)));
  tellRemark(sitting, pupil);
  write(sitting, told(sitting, pupil, step.text, step));
}

/** What the lesson answers to the last choice. */
function tellRemark(sitting: Sitting, pupil: Pupil): void {
  const { lesson, progress } = pupil.run;
  if (progress.remark === null) return;
  const { kind, index, step: at } = progress.remark;
  const step = lesson.lesson.steps[at];
  const own = ownRemark(step, kind, index);
  if (own !== undefined) write(sitting, told(sitting, pupil, own, step));
  else if (kind === 'other' || kind === 'late' || kind === 'lost') write(sitting, wordsOf(sitting)[kind]);
}

function ownRemark(step: LessonStep, kind: string, index: number): InLanguages | undefined {
  if (step.kind === 'do' && kind === 'also') return step.also?.[index]?.text;
  if (step.kind === 'do' && kind === 'wrong') return step.wrong?.[index]?.text;
  return step.kind === 'reach' && kind === 'late' ? step.late : undefined;
}

function tellWhy(sitting: Sitting, pupil: Pupil): void {
  const { step } = pupil.run;
  if (step === null) return;
  const rule = step.rule === undefined ? '' : `(${step.rule})`;
  write(sitting, `${step.why === undefined ? '' : told(sitting, pupil, step.why, step)} ${rule}`.trim());
}

/** Steps at which nothing is chosen on the board. */
async function reading(sitting: Sitting, pupil: Pupil): Promise<void> {
  const { run } = pupil;
  const { step } = run;
  if (step === null) return;
  const words = wordsOf(sitting);
  paint(sitting, pupil.run.seat);
  tellStep(sitting, pupil, step);
  const answers = step.kind === 'quiz' ? step.answers : [];
  answers.forEach(({ text }, index) => {
    sitting.terminal.write(`  ${index + 1}  ${told(sitting, pupil, text, step)}`);
  });
  for (;;) {
    const { mayGoOn } = run.now();
    const hint = mayGoOn ? words.goOn : words.answer(answers.length);
    const line = (await sitting.terminal.ask(`${sitting.terminal.colours.dim(`[${hint}]`)} >`)).toLowerCase();
    if (line === 'q') throw new Left(false);
    if (line === 'w') tellWhy(sitting, pupil);
    else if (line === 'f' || line === 'b') {
      if (pupil.act({ do: line === 'f' ? 'free' : 'back' }) === null) return;
    } else if (mayGoOn && line === '') {
      pupil.act({ do: 'next' });
      return;
    } else if (step.kind === 'quiz' && pupil.act({ do: 'answer', answer: Number(line) - 1 }) === null) {
      const { answer, right } = run.now();
      if (answer === null) continue;
      const { because } = step.answers[answer];
      write(
        sitting,
        `${answer === right ? words.right : words.wrong} ${told(sitting, pupil, because, step)}`,
      );
    }
  }
}

/** A choice on the board. */
async function deed(sitting: Sitting, pupil: Pupil, step: LessonStep): Promise<void> {
  const { run, hosted } = pupil;
  const at = run.beforehand();
  const before = hosted.entries.length;
  const words = wordsOf(sitting);
  const asking = (act: LessonAct) => () => pupil.act(act) === null;
  const own = {
    x: asking({ do: 'letMe' }),
    f: asking({ do: 'free' }),
    w: () => {
      tellWhy(sitting, pupil);
      return false;
    },
  };
  const { mayGoBack } = run.now();
  sitting.closes = (choice) => run.closes(choice);
  await decide(sitting, run.seat, {
    commands: mayGoBack ? { ...own, b: asking({ do: 'back' }) } : own,
    last() {
      tellStep(sitting, pupil, step);
      sitting.terminal.write(sitting.terminal.colours.dim(words.deed));
    },
  });
  sitting.closes = null;
  const last = hosted.entries.at(-1);
  if (last === undefined || hosted.entries.length !== before + 1) return;
  // Else the lesson has done it by itself.
  if ('choice' in last && last.seat === run.seat && run.progress.at === at) run.chose(last.choice, at);
  else if ('back' in last || 'retract' in last) run.undone(lastBack(hosted));
}

async function astray(sitting: Sitting, pupil: Pupil): Promise<void> {
  const { terminal } = sitting;
  terminal.write();
  tellRemark(sitting, pupil);
  const hint = terminal.colours.dim(`[${wordsOf(sitting).astray}]`);
  const line = (await terminal.ask(`${hint} >`)).toLowerCase();
  if (line === 'q') throw new Left(false);
  pupil.act({ do: line === 'f' ? 'free' : 'takeBack' });
}
