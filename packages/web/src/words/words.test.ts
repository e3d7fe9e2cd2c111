import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@entente/bots/levels';
import { formatter, MOMENT_KINDS } from '@entente/engine';
import { DIFFICULTIES } from '@entente/engine/puzzle';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../seats/seats.ts';
import { COMMANDS } from '../settings/keyboard.ts';
import { SOUNDS } from '../settings/store.ts';
import { after as deAfter } from './de/after.ts';
import { before as deBefore } from './de/before.ts';
import { beside as deBeside } from './de/beside.ts';
import { classroom as deClassroom } from './de/classroom.ts';
import { happened as deHappened } from './de/happened.ts';
import { de as deCommon } from './de/index.ts';
import { lessons as deLessons } from './de/lessons.ts';
import { me as deMe } from './de/me.ts';
import { operator as deOperator } from './de/operator.ts';
import { puzzles as dePuzzles } from './de/puzzles.ts';
import { script as deScript } from './de/script.ts';
import { after as enAfter } from './en/after.ts';
import { before as enBefore } from './en/before.ts';
import { beside as enBeside } from './en/beside.ts';
import { classroom as enClassroom } from './en/classroom.ts';
import { happened as enHappened } from './en/happened.ts';
import { en as enCommon } from './en/index.ts';
import { lessons as enLessons } from './en/lessons.ts';
import { me as enMe } from './en/me.ts';
import { operator as enOperator } from './en/operator.ts';
import { puzzles as enPuzzles } from './en/puzzles.ts';
import { script as enScript } from './en/script.ts';
import { after as itAfter } from './it/after.ts';
import { before as itBefore } from './it/before.ts';
import { beside as itBeside } from './it/beside.ts';
import { classroom as itClassroom } from './it/classroom.ts';
import { happened as itHappened } from './it/happened.ts';
import { it as itCommon } from './it/index.ts';
import { lessons as itLessons } from './it/lessons.ts';
import { me as itMe } from './it/me.ts';
import { operator as itOperator } from './it/operator.ts';
import { puzzles as itPuzzles } from './it/puzzles.ts';
import { script as itScript } from './it/script.ts';

const en = {
  ...enCommon,
  ...enMe,
  ...enBefore,
  ...enBeside,
  ...enHappened,
  ...enAfter,
  ...enLessons,
  ...enPuzzles,
  ...enOperator,
  ...enClassroom,
  ...enScript,
};
const it = {
  ...itCommon,
  ...itMe,
  ...itBefore,
  ...itBeside,
  ...itHappened,
  ...itAfter,
  ...itLessons,
  ...itPuzzles,
  ...itOperator,
  ...itClassroom,
  ...itScript,
};
const de = {
  ...deCommon,
  ...deMe,
  ...deBefore,
  ...deBeside,
  ...deHappened,
  ...deAfter,
  ...deLessons,
  ...dePuzzles,
  ...deOperator,
  ...deClassroom,
  ...deScript,
};

const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, it, de };

/** The parameters of a text, each once. */
function parameters(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name);
  return [...new Set(names)].sort();
}

describe('the words of the shell', () => {
  test.each(['it', 'de'])('have every key in %s, with the same parameters', (language) => {
    expect(Object.keys(languages[language])).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(languages[language])) {
      expect([key, parameters(text)]).toEqual([key, parameters(languages.en[key])]);
    }
  });

  test('can all be said', () => {
    for (const [language, dictionary] of Object.entries(languages)) {
      for (const [key, text] of Object.entries(dictionary)) {
        const args = Object.fromEntries(parameters(text).map((name) => [name, 2]));
        const told = formatter(language)(text)(args);
        expect([key, told]).not.toContain('');
        expect(told).not.toMatch(/[{}]/);
      }
    }
  });

  test.each([
    [
      'before',
      enBefore,
      /^screens\/(NewTable|Lobby|Join|Title|Learn|Watch)Screen|^screens\/(Presets|Friends|Holders)|^titles\/(Opponents|OwnStrength)/,
    ],
    [
      'beside',
      enBeside,
      /^play\/(frame\/(ReadPanel|TableMenu|Notices|InClass)|goal\/(FirstVisit|Points)|talk\/Talk(s|LineActs)?\.|actions\/Deals\.|clock\/readings|hint\/(Hint|Doubt)\.|puzzle\/|keys\/KeyHelp|seats\/SeatsSheet)|^ui\/KeyList/,
    ],
    ['happened', enHappened, /^play\/happened\//],
    ['after', enAfter, /^(end|replay)\/|^screens\/VerifyScreen/],
    ['operator', enOperator, /^operator\//],
  ] as const)('that come with the pages %s a game are said there alone', (_, words, pages) => {
    const all = fileURLToPath(new URL('..', import.meta.url));
    const elsewhere = filesIn(all).filter((file) => !pages.test(relative(all, file)));
    const text = elsewhere.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(Object.keys(words).filter((key) => text.includes(`'${key}'`))).toEqual([]);
  });

  test('are all used', () => {
    // Boards say some of them, too.
    const source = ['..', '../../../games']
      .flatMap((folder) => sources(fileURLToPath(new URL(folder, import.meta.url))))
      .join('\n');
    const made = new Set<string>([
      ...LOOKS.map(({ id }) => `seat.${id}`),
      ...COMMANDS.map(([command]) => `key.${command}`),
      ...['me', 'open'].map((holder) => `holder.${holder}`),
      ...['live', 'evening', 'daily', 'none'].map((pace) => `pace.${pace}`),
      ...['live', 'evening', 'daily', 'none'].map((pace) => `clock.${pace}`),
      ...['wait', 'default', 'answer', 'bot'].map((late) => `late.${late}`),
      ...['safe', 'quick', 'ask'].map((answer) => `me.oneAnswer.${answer}`),
      ...SOUNDS.map((sound) => `sound.${sound}`),
      ...['yes', 'no'].map((may) => `spectators.${may}`),
      ...['off', 'table', 'pairs'].map((talk) => `talk.${talk}`),
      ...['link', 'listed'].map((visible) => `visible.${visible}`),
      ...['log', 'talks', 'rules', 'charts'].map((tab) => `tab.${tab}`),
      ...['chance', 'shown', 'others', 'over'].map((why) => `seal.${why}`),
      ...MOMENT_KINDS.map((kind) => `kind.${kind}`),
      ...['slow', 'normal', 'fast'].map((pace) => `follow.${pace}`),
      ...['all', 'report', 'none'].map((what) => `me.happened.${what}`),
      ...['phase', 'clash', 'talk', 'note'].map((kind) => `mark.${kind}`),
      ...DIFFICULTIES.map((difficulty) => `puzzles.${difficulty}`),
      ...LEVELS.flatMap((bot) => [`title.bot.${bot}`, `title.botName.${bot}`]),
      ...['light', 'medium', 'heavy'].map((weight) => `title.weight.${weight}`),
      ...['first', 'standard', 'all'].map((preset) => `preset.${preset}`),
      ...['left', 'late', 'replaced', 'back', 'opening', 'opened', 'sat', 'refused', 'keepsRules'].map(
        (what) => `event.${what}`,
      ),
      ...['ruling', 'reconstructed'].map((mark) => `rules.mark.${mark}`),
      ...['resigned', 'closed'].map((ended) => `table.ended.${ended}`),
      ...['push', 'mail', 'webhook'].map((kind) => `notice.kind.${kind}`),
      ...['status', 'timeout', 'address', 'connection', 'gone', 'mail'].map((why) => `notice.why.${why}`),
      ...['lobby', 'running', 'paused', 'over'].map((phase) => `op.phase.${phase}`),
      ...['rename', 'signOut', 'block', 'unblock', 'erase'].map((act) => `op.do.${act}`),
      ...['store', 'stopping'].map((why) => `op.notReady.${why}`),
      ...['health', 'tables', 'people', 'reports', 'notices', 'storage', 'rules', 'audit'].map(
        (part) => `op.${part}`,
      ),
      ...['names', 'seats', 'alone', 'over', 'device'].map((what) => `data.will.${what}`),
      // `plan.test.ts` holds them.
      ...Object.keys(enScript),
      ...['gathering', 'playing', 'over'].map((phase) => `class.phase.${phase}`),
      ...['given', 'typed'].map((names) => `class.names.${names}`),
      ...['bots', 'pairs', 'observe'].map((gaps) => `lead.gaps.${gaps}`),
      ...['happened', 'stars', 'results', 'scorings', 'turns', 'whatIf', 'promises', 'world'].map(
        (step) => `debrief.${step}`,
      ),
      ...['turns', 'whatIf', 'promises', 'scorings'].map((step) => `debrief.${step}About`),
      ...['gate', 'clock'].flatMap((held) => [`notice.held.${held}`, `lead.held.${held}`]),
      ...['feelings', 'insights', 'next'].flatMap((step) => [`debrief.${step}`, `debrief.${step}Ask`]),
    ]);
    const unused = Object.keys(en).filter((key) => !made.has(key) && !source.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .filter(({ parentPath }) => !/\/words\/\w\w$|\/games\/\w+\/src\/(?!.*\/board$)/.test(parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
}

const sources = (folder: string) => filesIn(folder).map((file) => readFileSync(file, 'utf8'));
