import { formatter, type Language, type Scalar } from '@entente/engine';
import { type LabKey, WORDS } from '../words/say.ts';

/** What a sentence says of a part of a file: itself in words, or quoted as it is in the file. */
const PARTS = ['problem.file', 'problem.player'] as const satisfies readonly LabKey[];
export type FilePart = (typeof PARTS)[number] | `"${string}"`;

type ProblemKey = Extract<LabKey, `problem.${string}`>;

/** A file that is no experiment. The message is a sentence for people, in English or in another language. */
export class ExperimentError extends Error {
  readonly told: (language: Language) => string;

  constructor(problem: ProblemKey, args: Readonly<Record<string, Scalar>> = {}) {
    const told = (language: Language): string => {
      const words = WORDS[language];
      const named = Object.entries(args).map(([name, value]) => {
        const part = PARTS.find((known) => known === value);
        return [name, part === undefined ? value : words[part]] as const;
      });
      return formatter(language)(words[problem])(Object.fromEntries(named));
    };
    super(told('en'));
    this.told = told;
  }
}
