import type { Metric } from './metric.ts';

/** How often a seat is asked, and how much there is to choose from. */
export const questionsMetric: Metric = {
  id: 'questions',
  about: 'How often the steps of the game ask, and how often there is only one answer.',
  keys: { step: 'the step of the game that asks', seat: 'who is asked; 0 is the first seat' },
  sums: {
    asked: 'number of questions',
    single: 'questions with one answer and nothing to fill in',
    open: 'choices that were open, in all questions together; one that is filled in counts once',
  },
  perGame: {},
  watch(_, tally) {
    return {
      decision(g, seat, _choice, open) {
        const { step } = g.flow[g.flow.length - 1];
        tally.add([step, seat], 1, open.only === null ? 0 : 1, open.size);
      },
    };
  },
};
