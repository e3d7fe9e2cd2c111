import { chancesMetric } from './chances.ts';
import { choicesMetric } from './choices.ts';
import { measuresMetric } from './measures.ts';
import type { Metric } from './metric.ts';
import { namedMetric } from './named.ts';
import { questionsMetric } from './questions.ts';

/** In the order of a report. To add a metric, add it here. */
export const METRICS: readonly Metric[] = [
  questionsMetric,
  choicesMetric,
  namedMetric,
  measuresMetric,
  chancesMetric,
];

export const metricNamed = (id: string): Metric => {
  const found = METRICS.find((metric) => metric.id === id);
  if (found === undefined) throw new RangeError(`there is no metric ${id}`);
  return found;
};
