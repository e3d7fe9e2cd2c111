import {
  gamesPlayedAnswer,
  inviteAnswer,
  inviteBody,
  meAnswer,
  muteBody,
  mutedAnswer,
  muteSeatBody,
  peopleAnswer,
  ratingsAnswer,
  reportAnswer,
  reportBody,
} from '@entente/protocol';
import { newId } from '../ids.ts';
import type { Limits } from '../limits.ts';
import type { Publisher } from '../live/publisher.ts';
import type { NoticePlanner } from '../notices/notice-planner.ts';
import { companionOf, mutedSeats, peopleOf } from '../people/company.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { refuse } from '../refuse.ts';
import type { Store } from '../store/store.ts';
import { seatsOf } from '../store/table-doc.ts';
import { demand, mayWatch } from '../tables/rights.ts';
import type { Tables } from '../tables/tables.ts';
import { heard } from '../tables/talk.ts';
import { mine, own, type Route } from './route.ts';
import { lines } from './table-routes.ts';

interface CompanyRouteServices {
  readonly store: Store;
  readonly tables: Tables;
  readonly publisher: Publisher;
  readonly noticePlanner: NoticePlanner;
  readonly limits: Limits;
  readonly ratings: Ratings;
}

const MOST_GAMES = 200;
/** Lines before and after a reported one that are stored with it. */
const CONTEXT = 10;

export const companyRoutes = (services: CompanyRouteServices): Route[] => [
  mine(
    {
      method: 'get',
      path: '/api/me/games',
      what: 'Your finished games, the latest first.',
      answer: gamesPlayedAnswer,
      limit: 'replay',
    },
    async ({ person }) => {
      const stored = await services.store.tables.ofPerson(person.id, MOST_GAMES);
      const over = stored.filter(({ doc }) => doc?.phase === 'over' && seatsOf(doc, person.id).length > 0);
      return { games: await lines(services, over, person.id) };
    },
  ),
  mine(
    {
      method: 'get',
      path: '/api/me/ratings',
      what: 'Your ratings among people, by title and number of seats.',
      answer: ratingsAnswer,
      limit: 'replay',
    },
    async ({ person }) => ({ ratings: await services.ratings.of(person.id) }),
  ),
  mine(
    {
      method: 'get',
      path: '/api/me/people',
      what: 'People you have played with, and people you have muted.',
      answer: peopleAnswer,
    },
    async ({ person }) => ({ people: await peopleOf(services.store, person.id) }),
  ),
  own(
    {
      method: 'post',
      path: '/api/me/people',
      what: 'Mute a person you have played with, or hear them again.',
      body: muteBody,
      answer: peopleAnswer,
      limit: 'act',
    },
    async ({ person, body }) => {
      const other = await companionOf(services.store, person.id, body.handle);
      const { company } = services.store;
      if (body.muted) await company.mute(person.id, other, services.tables.now());
      else await company.unmute(person.id, other);
      return { people: await peopleOf(services.store, person.id) };
    },
  ),
  mine(
    {
      method: 'get',
      path: '/api/tables/:id/muted',
      what: 'The seats at a table whose people you have muted.',
      answer: mutedAnswer,
    },
    async ({ path, person }) => ({ seats: await mutedSeats(services, path.id, person.id) }),
  ),
  own(
    {
      method: 'post',
      path: '/api/tables/:id/muted',
      what: 'Mute the person at a seat, or hear them again.',
      body: muteSeatBody,
      answer: mutedAnswer,
      limit: 'act',
    },
    async ({ path, person, body }) => {
      const other = await services.tables.withLatest(path.id, ({ doc }) => {
        if (!mayWatch(doc, person.id)) throw refuse('refuse.noTable');
        return doc.chairs[body.seat]?.person ?? null;
      });
      if (other === null || other === person.id) throw refuse('refuse.noSeat');
      const { company } = services.store;
      if (body.muted) await company.mute(person.id, other, services.tables.now());
      else await company.unmute(person.id, other);
      return { seats: await mutedSeats(services, path.id, person.id) };
    },
  ),
  own(
    {
      method: 'post',
      path: '/api/tables/:id/invite',
      what: 'Invite a person you have played with to a table of yours.',
      body: inviteBody,
      answer: inviteAnswer,
      limit: 'invite',
    },
    async ({ path, person, body }) => {
      const other = await companionOf(services.store, person.id, body.handle);
      await services.tables.withLatest(path.id, ({ doc }) => {
        demand(doc, person.id, 'invite');
        if (doc.locked) throw refuse('refuse.locked');
        if (!doc.chairs.some((chair) => chair.open)) throw refuse('refuse.noSeat');
      });
      const muted = await services.store.company.mutedBy(other);
      // Muted people are not told.
      if (muted.some(({ id }) => id === person.id)) return { invited: true };
      const at = services.tables.now();
      await services.store.company.invite(other, { table: path.id, host: person.id, at });
      services.publisher.nudge(other, path.id);
      services.noticePlanner.invited(other, path.id);
      return { invited: true };
    },
  ),
  mine(
    {
      method: 'delete',
      path: '/api/me/invitations/:id',
      what: 'Turn an invitation down. Nobody is told.',
      answer: meAnswer,
    },
    async ({ path, person }) => {
      await services.store.company.dropInvitation(person.id, path.id);
      return { me: { id: person.id, name: person.name } };
    },
  ),
  own(
    {
      method: 'post',
      path: '/api/tables/:id/reports',
      what: 'Report a line of talk to the operator of this server.',
      body: reportBody,
      answer: reportAnswer,
      limit: 'report',
    },
    async ({ path, person, body: { number, reason } }) => {
      const found = await services.tables.withLatest(path.id, ({ doc, talk }) => {
        if (!mayWatch(doc, person.id)) throw refuse('refuse.noTable');
        const seats = seatsOf(doc, person.id);
        const readable = talk.filter((line) => line.event === undefined && heard(doc, line, seats) !== null);
        const at = readable.findIndex((line) => line.number === number);
        if (at < 0) throw refuse('refuse.noLine');
        return readable.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1);
      });
      const id = newId(services.tables.world);
      const about = await services.store.people.speakerOf(path.id, number);
      if (about === person.id) throw refuse('refuse.noLine');
      await services.store.company.addReport({
        id,
        at: services.tables.now(),
        table: path.id,
        number,
        person: person.id,
        about,
        reason,
        lines: found.map(({ number, seat, to, text, at, name }) => ({ number, seat, to, text, at, name })),
      });
      return { report: id };
    },
  ),
];
