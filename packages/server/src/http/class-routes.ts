import {
  classAct,
  classBody,
  classDoor,
  classesAnswer,
  classJoin,
  classKey,
  classLead,
  classLeadAnswer,
  classMade,
  classPicture,
  classReady,
  classScreen,
  classVote,
} from '@entente/protocol';
import type { Classes } from '../classes/classes.ts';
import { showClassLine } from '../classes/show-class.ts';
import type { Limits } from '../limits.ts';
import { demandPersonName, demandReadable } from '../names.ts';
import type { Sessions } from '../people/sessions.ts';
import { refuse } from '../refuse.ts';
import type { ClassDoc } from '../store/class-doc.ts';
import type { Tables } from '../tables/tables.ts';
import { mine, open, openWith, own, type Route } from './route.ts';

interface ClassRouteServices {
  readonly classes: Classes;
  readonly sessions: Sessions;
  readonly tables: Pick<Tables, 'games'>;
  readonly limits: Limits;
}

export const classRoutes = ({ classes, sessions, tables, limits }: ClassRouteServices): Route[] => {
  /** Only wrong codes count: a whole class may have one address. */
  const byCode = async (code: string, address: string): Promise<ClassDoc> => {
    limits.demand('classCode', address);
    const doc = await classes.byCode(code);
    if (doc !== null) return doc;
    limits.spend('classCode', address);
    throw refuse('refuse.noClass');
  };
  return [
    own(
      {
        method: 'post',
        path: '/api/classes',
        what: 'A new class: several tables of one set-up. You are its organiser.',
        body: classBody,
        answer: classMade,
        limit: 'create',
      },
      async ({ body, person }) => {
        demandReadable(body.name);
        return { class: await classes.create(body, person.id) };
      },
    ),
    mine(
      {
        method: 'get',
        path: '/api/classes',
        what: 'The classes that you organise, the latest first.',
        answer: classesAnswer,
      },
      async ({ person }) => ({ classes: (await classes.organisedBy(person.id)).map(showClassLine) }),
    ),
    open(
      {
        method: 'get',
        path: '/api/class/:code',
        what: 'A class by its code, and who you are there.',
        answer: classDoor,
      },
      async ({ path, person, address }) => classes.door(await byCode(path.code, address), person?.id ?? null),
    ),
    openWith(
      {
        method: 'post',
        path: '/api/class/:code/join',
        what: 'Come into a class with a name; or on another device with name and PIN. The answer sets the session cookie.',
        body: classJoin,
        answer: classDoor,
        limit: 'student',
      },
      async ({ path, body, person, agent, address, setToken }) => {
        const found = await byCode(path.code, address);
        if (body.pin !== undefined) {
          const back = await classes.comeBack(found, body.name, body.pin);
          if (back.person === null) {
            limits.spend('classCode', address);
            throw refuse('refuse.classPin');
          }
          if (back.person !== person?.id) setToken(await sessions.open(back.person, agent));
          return classes.door(back.doc, back.person);
        }
        demandPersonName(body.name, tables.games);
        const joined = await classes.join(found, body.name, person, async () => {
          const added = await sessions.add(body.name, agent);
          setToken(added.token);
          return added.person.id;
        });
        return classes.door(joined.doc, joined.person);
      },
    ),
    open(
      {
        method: 'get',
        path: '/api/class/:code/screen',
        what: 'A class for the projector: nothing hidden, and names only if its organiser allows them.',
        answer: classScreen,
      },
      async ({ path, address }) => classes.screen(await byCode(path.code, address)),
    ),
    own(
      {
        method: 'post',
        path: '/api/class/:code/vote',
        what: 'Answer the question that the organiser has put to everybody; the last answer counts.',
        body: classVote,
        answer: classDoor,
        limit: 'act',
      },
      async ({ path, body, person, address }) => {
        const found = await byCode(path.code, address);
        return classes.door(await classes.vote(found, person.id, body.poll, body.answer), person.id);
      },
    ),
    own(
      {
        method: 'post',
        path: '/api/class/:code/ready',
        what: 'Say that you have prepared, or that you have not.',
        body: classReady,
        answer: classDoor,
        limit: 'act',
      },
      async ({ path, body, person, address }) => {
        const found = await byCode(path.code, address);
        return classes.door(await classes.ready(found, person.id, body.ready), person.id);
      },
    ),
    open(
      {
        method: 'get',
        path: '/api/class/:code/pins/:id',
        what: 'A chart of the laboratory that the organiser has pinned, as SVG. Show it as a picture only.',
        answer: classPicture,
      },
      async ({ path, address }) => {
        const pin = (await byCode(path.code, address)).pins.find(({ id }) => id === path.id);
        if (pin === undefined) throw refuse('refuse.notNow');
        return { title: pin.title, svg: pin.svg };
      },
    ),
    mine(
      {
        method: 'get',
        path: '/api/classes/:id',
        what: 'A class as its organiser sees it: students, tables, what each waits for.',
        answer: classLead,
        limit: 'act',
      },
      async ({ path, person }) => classes.lead(path.id, person.id),
    ),
    openWith(
      {
        method: 'post',
        path: '/api/classes/:id/lead',
        what: 'Become an organiser by the link of the organiser: a second one, or the same on another device.',
        body: classKey,
        answer: classLead,
        limit: 'code',
      },
      async ({ path, body, person, agent, setToken }) =>
        classes.comeToLead(path.id, body.key, async () => {
          if (person !== null) return person.id;
          demandPersonName(body.name, tables.games);
          const added = await sessions.add(body.name, agent);
          setToken(added.token);
          return added.person.id;
        }),
    ),
    own(
      {
        method: 'post',
        path: '/api/classes/:id/do',
        what: 'What organisers do: admit and remove students, make tables, pause all, tell everybody something, end.',
        body: classAct,
        answer: classLeadAnswer,
        limit: 'act',
      },
      async ({ path, body, person }) => (await classes.act(path.id, body, person)) ?? { deleted: true },
    ),
  ];
};
