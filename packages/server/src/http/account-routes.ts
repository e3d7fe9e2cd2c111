import {
  accountAnswer,
  comeBody,
  dataAnswer,
  eraseBody,
  mailAnswer,
  mailBody,
  meAnswer,
  newPasskeyBody,
  passkeyOptions,
  recoveryAnswer,
  waysAnswer,
} from '@entente/protocol';
import { type EraseServices, erasePerson } from '../people/erase.ts';
import { askForLink, type MailLinkServices } from '../people/mail-links.ts';
import { accountOf, dataOf, type OwnDataServices } from '../people/own-data.ts';
import { addPasskey, askForPasskey, offerPasskey } from '../people/passkeys.ts';
import { renewRecovery, type SignInServices, signIn } from '../people/sign-in.ts';
import { refuse } from '../refuse.ts';
import type { SessionPerson } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { mine, open, openWith, own, type Route, type RouteRequest } from './route.ts';

type Own = RouteRequest<undefined, undefined, SessionPerson>;

interface AccountRouteServices extends SignInServices, EraseServices, OwnDataServices, MailLinkServices {
  readonly tables: Tables;
}

export function accountRoutes(services: AccountRouteServices): Route[] {
  const { store, tables, mailer, personChanges } = services;
  const shown = async ({ person }: Pick<Own, 'person'>) => ({ account: await accountOf(services, person) });
  /** A route that takes something away from the account, and shows what is left of it. */
  const without = (path: string, what: string, take: (asked: Own) => Promise<void>): Route =>
    mine({ method: 'delete', path, what, answer: accountAnswer, limit: 'act' }, async (asked) => {
      await take(asked);
      return shown(asked);
    });
  return [
    open(
      { method: 'get', path: '/api/come', what: 'Ways to sign in that this server has.', answer: waysAnswer },
      async () => ({ mail: mailer.isOpen }),
    ),
    open(
      {
        method: 'post',
        path: '/api/come/passkey',
        what: 'What a browser needs to ask for a passkey. Works once, for five minutes.',
        answer: passkeyOptions,
        limit: 'come',
      },
      async ({ page }) => ({
        options: await askForPasskey(store.people, page, tables.now()),
      }),
    ),
    openWith(
      {
        method: 'post',
        path: '/api/come',
        what: 'Sign in with a passkey, a link from a mail or a recovery code. A guest’s seats move to the account.',
        body: comeBody,
        answer: meAnswer,
        limit: 'come',
      },
      async ({ body, person, page, agent, setToken }) => {
        const { owner, token } = await signIn(services, body, { person, page, agent });
        if (token !== null) setToken(token);
        const [{ id, name }] = await store.people.byIds([owner]);
        return { me: { id, name } };
      },
    ),
    openWith(
      {
        method: 'post',
        path: '/api/come/mail',
        what: 'Ask for a link by mail: to sign in, or to keep your seats with this address. Works once, for 15 minutes.',
        body: mailBody,
        answer: mailAnswer,
        limit: 'mail',
      },
      async ({ body, person, language }) => {
        await askForLink(services, body.address, person, language);
        return { asked: true };
      },
    ),
    mine(
      {
        method: 'get',
        path: '/api/me/account',
        what: 'How you can sign in again, and where you are signed in.',
        answer: accountAnswer,
      },
      shown,
    ),
    mine(
      {
        method: 'post',
        path: '/api/me/passkeys/new',
        what: 'What a browser needs to make a passkey. Works once, for five minutes.',
        answer: passkeyOptions,
        limit: 'act',
      },
      async ({ person, page }) => ({
        options: await offerPasskey(store.people, person, page, tables.now()),
      }),
    ),
    own(
      {
        method: 'post',
        path: '/api/me/passkeys',
        what: 'Keep your seats with a passkey.',
        body: newPasskeyBody,
        answer: accountAnswer,
        limit: 'act',
      },
      async ({ person, page, agent, body }) => {
        await addPasskey(store.people, person, page, body.passkey, agent, tables.now());
        return shown({ person });
      },
    ),
    without('/api/me/passkeys/:id', 'Remove a passkey.', async ({ person, path }) => {
      if (!(await store.people.removePasskey(person.id, path.id))) throw refuse('refuse.nothing');
    }),
    without('/api/me/mail', 'Remove your mail address.', async ({ person }) =>
      store.people.setMail(person.id, null, 0),
    ),
    mine(
      {
        method: 'post',
        path: '/api/me/recovery',
        what: 'A new recovery code, shown only now. The old one stops working.',
        answer: recoveryAnswer,
        limit: 'act',
      },
      async ({ person }) => ({ code: await renewRecovery(services, person.id) }),
    ),
    without('/api/me/recovery', 'Delete your recovery code.', async ({ person }) =>
      store.people.setRecovery(person.id, null, 0),
    ),
    without('/api/me/sessions/:id', 'End one of your sessions.', async ({ person, path }) => {
      if (!(await store.people.endSession(person.id, path.id))) throw refuse('refuse.nothing');
      await personChanges.sessionsChanged(person.id);
    }),
    without('/api/me/sessions', 'End all your sessions but this one.', async ({ person }) => {
      await store.people.endOtherSessions(person.id, person.session);
      await personChanges.sessionsChanged(person.id);
    }),
    mine(
      {
        method: 'get',
        path: '/api/me/data',
        what: 'Everything that this server has about you.',
        answer: dataAnswer,
        limit: 'replay',
      },
      async ({ person }) => dataOf(services, person),
    ),
    own(
      {
        method: 'post',
        path: '/api/me/erase',
        what: 'Delete your account and everything that names you. Type your name to confirm.',
        body: eraseBody,
        answer: meAnswer,
        limit: 'act',
      },
      async ({ person, body, setToken }) => {
        if (body.name.trim() !== person.name) throw refuse('refuse.nameDiffers');
        await erasePerson(services, person);
        setToken(null);
        return { me: null };
      },
    ),
  ];
}
