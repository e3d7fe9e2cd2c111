import {
  experimentAct,
  experimentAnswer,
  experimentBody,
  experimentDone,
  experimentResults,
  experimentsAnswer,
} from '@entente/protocol';
import type { Experiments } from '../lab/experiments.ts';
import { mine, open, own, type Route } from './route.ts';

interface ExperimentRouteServices {
  readonly experiments: Experiments;
}

export const experimentRoutes = ({ experiments }: ExperimentRouteServices): Route[] => [
  open(
    {
      method: 'get',
      path: '/api/experiments',
      what: 'What this server allows, and your experiments, the latest first.',
      answer: experimentsAnswer,
      limit: 'act',
    },
    async ({ person }) => experiments.of(person?.id ?? null),
  ),
  own(
    {
      method: 'post',
      path: '/api/experiments',
      what: 'Let this server play an experiment: many games of bots, from one file. One at a time.',
      body: experimentBody,
      answer: experimentDone,
      limit: 'experiment',
    },
    async ({ body, person, language }) => ({
      experiment: await experiments.create(person.id, body.text, language),
    }),
  ),
  mine(
    {
      method: 'get',
      path: '/api/experiments/:id',
      what: 'An experiment of yours: how far it is, its file, and who wins so far.',
      answer: experimentAnswer,
      limit: 'act',
    },
    async ({ path, person }) => experiments.show(person.id, path.id),
  ),
  own(
    {
      method: 'post',
      path: '/api/experiments/:id/do',
      what: 'Stop an experiment, let it go on, or delete it with its results.',
      body: experimentAct,
      answer: experimentDone,
      limit: 'act',
    },
    async ({ path, body, person }) => ({
      experiment: await experiments.act(person.id, path.id, body.do),
    }),
  ),
  mine(
    {
      method: 'get',
      path: '/api/experiments/:id/results',
      what: 'The results of an experiment so far, every game of them: the same as `results.json` of `./entente lab run`.',
      answer: experimentResults,
      limit: 'replay',
    },
    async ({ path, person, language }) => ({
      results: await experiments.results(person.id, path.id, language),
    }),
  ),
];
