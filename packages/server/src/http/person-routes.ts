import { botKinds } from '@entente/bots';
import { addressesAnswer, gamesAnswer, lengthsAnswer, meAnswer, nameBody } from '@entente/protocol';
import { addressesFor } from '../addresses.ts';
import { demandPersonName } from '../names.ts';
import type { Person } from '../store/store.ts';
import { open, openWith, own, type Route } from './route.ts';

const meOf = (person: Person | null) => ({
  me: person === null ? null : { id: person.id, name: person.name },
});

export const personRoutes: Route[] = [
  open({ method: 'get', path: '/api/me', what: 'Who you are.', answer: meAnswer }, async ({ person }) =>
    meOf(person),
  ),
  openWith(
    {
      method: 'post',
      path: '/api/me',
      what: 'Come in as a guest. The answer sets the session cookie.',
      body: nameBody,
      answer: meAnswer,
      limit: 'session',
    },
    async ({ house, body, person, agent, setToken }) => {
      demandPersonName(body.name, house.hall.games);
      if (person !== null) {
        await house.people.rename(person.id, body.name);
        return meOf({ ...person, name: body.name });
      }
      const added = await house.people.add(body.name, agent);
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
    async ({ house, body, person }) => {
      demandPersonName(body.name, house.hall.games);
      await house.people.rename(person.id, body.name);
      return meOf({ ...person, name: body.name });
    },
  ),
  open(
    { method: 'delete', path: '/api/me', what: 'Forget this session.', answer: meAnswer },
    async ({ house, person, setToken }) => {
      if (person !== null) {
        await house.store.accounts.endSession(person.id, person.session);
        await house.sessionsChanged(person.id);
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
    async ({ house }) => ({ lengths: await house.lengths.of(house.hall.now()) }),
  ),
  open(
    {
      method: 'get',
      path: '/api/addresses',
      what: 'Where others reach this server; told only to who is at its machine.',
      answer: addressesAnswer,
    },
    async ({ house, way }) => ({ addresses: addressesFor(way, house.config) }),
  ),
  open(
    { method: 'get', path: '/api/games', what: 'The games there are.', answer: gamesAnswer },
    async ({ house }) => ({
      games: [...house.hall.games.values()].map((game) => ({
        id: game.id,
        version: game.version,
        seats: game.seats,
        options: game.options,
        bots: botKinds(game),
      })),
    }),
  ),
];
