import { botKinds } from '@entente/bots';
import {
  addressesAnswer,
  gamesAnswer,
  lengthsAnswer,
  lessonStepBody,
  lessonsAnswer,
  lessonsBody,
  meAnswer,
  nameBody,
} from '@entente/protocol';
import * as z from 'zod/mini';
import { addressesFor } from '../addresses.ts';
import type { Config } from '../config.ts';
import type { Durations } from '../durations.ts';
import { demandPersonName } from '../names.ts';
import { countStep } from '../operator/lessons.ts';
import type { PersonChanges } from '../people/person-changes.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Person, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { open, openWith, own, type Route } from './route.ts';

interface PersonRouteServices {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Pick<Tables, 'games' | 'now'>;
  readonly sessions: Sessions;
  readonly personChanges: PersonChanges;
  readonly durations: Durations;
}

const meOf = (person: Person | null) => ({
  me: person === null ? null : { id: person.id, name: person.name },
});

export const personRoutes = ({
  config,
  store,
  tables,
  sessions,
  personChanges,
  durations,
}: PersonRouteServices): Route[] => [
  open({ method: 'get', path: '/api/me', what: 'Who you are.', answer: meAnswer }, async ({ person }) =>
    meOf(person),
  ),
  openWith(
    {
      method: 'post',
      path: '/api/me',
      what: 'Join as a guest. The answer sets the session cookie.',
      body: nameBody,
      answer: meAnswer,
      limit: 'session',
    },
    async ({ body, person, agent, setToken }) => {
      demandPersonName(body.name, tables.games);
      if (person !== null) {
        await sessions.rename(person.id, body.name);
        return meOf({ ...person, name: body.name });
      }
      const added = await sessions.add(body.name, agent);
      setToken(added.token);
      return meOf(added.person);
    },
  ),
  own(
    {
      method: 'patch',
      path: '/api/me',
      what: 'Change your name.',
      body: nameBody,
      answer: meAnswer,
      limit: 'act',
    },
    async ({ body, person }) => {
      demandPersonName(body.name, tables.games);
      await sessions.rename(person.id, body.name);
      return meOf({ ...person, name: body.name });
    },
  ),
  own(
    {
      method: 'post',
      path: '/api/me/lessons',
      what: 'Add lessons that you have finished. The answer lists all of them.',
      body: lessonsBody,
      answer: lessonsAnswer,
      limit: 'act',
    },
    async ({ body, person }) => {
      await store.lessons.add(person.id, body.lessons);
      return { lessons: await store.lessons.of(person.id) };
    },
  ),
  openWith(
    {
      method: 'post',
      path: '/api/lessons/steps',
      what: 'A learner has come to a step of a lesson. Only counted: nothing says who it was.',
      body: lessonStepBody,
      answer: z.strictObject({}),
      limit: 'act',
    },
    async ({ body }) => {
      await countStep(store, body);
      return {};
    },
  ),
  open(
    { method: 'delete', path: '/api/me', what: 'Sign out.', answer: meAnswer },
    async ({ person, setToken }) => {
      if (person !== null) {
        await store.people.endSession(person.id, person.session);
        await personChanges.sessionsChanged(person.id);
      }
      setToken(null);
      return meOf(null);
    },
  ),
  open(
    {
      method: 'get',
      path: '/api/lengths',
      what: 'How long games took here, where enough were played.',
      answer: lengthsAnswer,
    },
    async () => ({ lengths: await durations.of(tables.now()) }),
  ),
  open(
    {
      method: 'get',
      path: '/api/addresses',
      what: 'Where others reach this server; only for a browser on the same machine.',
      answer: addressesAnswer,
    },
    async ({ source }) => ({ addresses: addressesFor(source, config) }),
  ),
  open(
    { method: 'get', path: '/api/games', what: 'The games there are.', answer: gamesAnswer },
    async () => ({
      games: [...tables.games.values()].map((game) => ({
        id: game.id,
        version: game.version,
        seats: game.seats,
        options: game.options,
        bots: botKinds(game),
      })),
    }),
  ),
];
