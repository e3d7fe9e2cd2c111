import {
  type AnyGame,
  parseScenario,
  runScenario,
  type Scenario,
  ScenarioError,
  type ScenarioStep,
  type Types,
} from '@entente/engine';
import { parseLesson } from '@entente/engine/lesson';
import { Command } from 'commander';
import { jsonOption, titleNamed } from '../base/arguments.ts';
import { readText } from '../base/game-files.ts';
import { printResult } from '../base/result.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';
import { outline } from '../play/paint.ts';
import { type Speaker, speakerOf } from '../play/speaker.ts';

/** As scenario files and their problems count. */
const seatName = (seat: number) => `seat ${seat}`;

interface Outcome {
  readonly file: string;
  readonly title: string | null;
  readonly ok: boolean;
  readonly problems: readonly string[];
  readonly steps: readonly ScenarioStep<Types>[];
  readonly exit: number;
  readonly game: AnyGame | null;
}

export const scenario = new Command('scenario')
  .description('play scenario files and compare the results with what they expect')
  .argument('<files...>', 'scenario files; docs/scenarios.md explains them')
  .option('--show', 'print position, open choices and log after each step')
  .addOption(jsonOption())
  .action((files: string[], { show, json }: { show?: boolean; json?: boolean }) => {
    const outcomes = files.map(perform);
    const result = outcomes.map(({ file, title, ok, problems, steps }) =>
      show ? { file, title, ok, problems, steps } : { file, title, ok, problems },
    );
    printResult(json, result, () => outcomes.map((outcome) => inWords(outcome, show === true)).join('\n'));
    process.exitCode = Math.max(...outcomes.map(({ exit }) => exit));
  });

function perform(path: string): Outcome {
  try {
    const { game, read } = open(path);
    const { ok, problems, steps } = runScenario(game, read);
    const exit = ok ? EXIT.fine : EXIT.fault;
    return { file: path, title: read.title ?? null, ok, problems, steps, exit, game };
  } catch (fault) {
    if (!(fault instanceof WrongUse || fault instanceof ScenarioError)) throw fault;
    const problems = [fault.message];
    return { file: path, title: null, ok: false, problems, steps: [], exit: EXIT.wrongUse, game: null };
  }
}

function open(path: string): { game: AnyGame; read: Scenario } {
  const text = readText(path);
  // Authors of lessons look at the position that theirs begin with.
  const read = text.includes('"lesson":') ? parseLesson(text) : parseScenario(text);
  return { game: titleNamed(read.game).game, read };
}

function inWords({ file, title, ok, problems, steps, game }: Outcome, show: boolean): string {
  const verdict = `${ok ? 'ok    ' : 'FAILED'} ${file}${title === null ? '' : `: ${title}`}`;
  const shown = show && game !== null ? steps.map((step) => stepInWords(step, game)) : [];
  return [...shown, verdict, ...problems.map((problem) => `  ${problem}`)].join('\n');
}

function stepInWords(
  { at, play, refusal, position, choices, log }: ScenarioStep<Types>,
  game: AnyGame,
): string {
  const speaker = speakerOf(game, 'en', seatName);
  const { flow, public: table, private: hands, secret } = position;
  const done =
    play === null
      ? ''
      : ` · ${seatName(play.seat)}: ${'undo' in play ? 'undo' : speaker.choice(play.choice)}`;
  const refused = refusal === null ? '' : ` · refused: ${speaker.refusal(refusal)}`;
  return [
    `── ${at}${done}${refused}`,
    ...log.map(({ say, with: args }) => `  · ${speaker.say({ say, with: { ...args } })}`),
    ...outline({ public: table, private: hands, secret, flow: flow.map(({ step }) => step) }, '  ', 0),
    ...choices.flatMap((choice) => choicesInWords(choice, speaker)),
    '',
  ].join('\n');
}

function choicesInWords(
  { seat, open, refused }: ScenarioStep<Types>['choices'][number],
  speaker: Speaker,
): string[] {
  return [
    `  ${seatName(seat)} may: ${open.map((offer) => speaker.offer(offer)).join(' | ')}`,
    ...refused.map(
      ({ choice, refusal }) => `    not: ${speaker.choice(choice)} (${speaker.refusal(refusal)})`,
    ),
  ];
}
