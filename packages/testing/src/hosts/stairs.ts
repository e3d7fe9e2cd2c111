import { type AnyGame, anyGame, type Decision, type Game, type Types, type Words } from '@entente/engine';

const en = {
  title: 'Stairs',
  about: 'Left or right, and a breath after every step.',
  'phase.climb': 'Climb',
  'prompt.step': 'Which foot?',
  'prompt.breathe': 'Breathe.',
  'choice.left': 'Left',
  'choice.right': 'Right',
  'choice.breathe': 'Breathe',
  'outcome.top': 'The top.',
} as const;

interface Stairs extends Types {
  public: { steps: string[] };
  frame: { step: 'step' } | { step: 'breathe' };
  choice: { do: 'left' } | { do: 'right' } | { do: 'breathe' };
  options: Record<never, never>;
  words: typeof en;
  phase: 'climb';
}

const words: Words<typeof en> = { en, it: en, de: en, terms: {}, explained: [], names: {} };

const HIGH = 4;

const step: Decision<Stairs, 'step'> = {
  kind: 'decision',
  phase: 'climb',
  asks: () => 0,
  choices(_g, _frame, _seat, offer) {
    offer.add({ do: 'left' });
    offer.add({ do: 'right' });
  },
  take(g, _frame, _seat, choice, go) {
    g.public.steps.push(choice.do);
    if (g.public.steps.length === HIGH) go.end({ reason: 'top', scores: [1], winners: [0] });
    else go.next({ step: 'breathe' });
  },
};

const breathe: Decision<Stairs, 'breathe'> = {
  kind: 'decision',
  phase: 'climb',
  asks: () => 0,
  choices: (_g, _frame, _seat, offer) => offer.add({ do: 'breathe' }),
  take: (_g, _frame, _seat, _choice, go) => go.next({ step: 'step' }),
};

const game: Game<Stairs> = {
  id: 'stairs',
  version: 1,
  seats: [1],
  size: 'small',
  options: {},
  words,
  steps: { step, breathe },
  phases: [['climb']],
  roles: {},
  tones: {},
  measures: [],
  setup: () => ({ public: { steps: [] }, private: [{}], secret: {} }),
  begin: () => [{ step: 'step' }],
  copy: {
    public: ({ steps }) => ({ steps: [...steps] }),
    private: () => ({}),
    secret: () => ({}),
  },
  facts: () => ({}),
  imagine: (view) => ({ public: view.public, private: [{}], secret: {} }),
  conserved: () => ({}),
  faults: () => [],
  judgement: (g) => g.public.steps.length,
};

/** A game for one in which every second question has only one answer. */
export const stairs: AnyGame = anyGame(game);
