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
import { comeBack, renewRecovery } from '../people/coming.ts';
import { accountOf, dataOf } from '../people/data.ts';
import { erasePerson } from '../people/erase.ts';
import { askForLink } from '../people/mail-links.ts';
import { addPasskey, askForPasskey, offerPasskey } from '../people/passkeys.ts';
import { refuse } from '../refuse.ts';
import type { Known } from '../store/store.ts';
import { type Asked, mine, open, openWith, own, type Route } from './route.ts';

type Own = Asked<undefined, undefined, Known>;

const shown = async ({ house, person }: Pick<Own, 'house' | 'person'>) => ({
  account: await accountOf(house, person),
});

/** A route that takes something away from the account, and shows what is left of it. */
const without = (path: string, what: string, take: (asked: Own) => Promise<void>): Route =>
  mine({ method: 'delete', path, what, answer: accountAnswer, limit: 'act' }, async (asked) => {
    await take(asked);
    return shown(asked);
  });

export const accountRoutes: Route[] = [
  open(
    { method: 'get', path: '/api/come', what: 'Ways to sign in that this server has.', answer: waysAnswer },
    async ({ house }) => ({ mail: house.post.isOpen }),
  ),
  open(
    {
      method: 'post',
      path: '/api/come/passkey',
      what: 'What a browser needs to ask for a passkey. Good once, for five minutes.',
      answer: passkeyOptions,
      limit: 'come',
    },
    async ({ house, page }) => ({
      options: await askForPasskey(house.store.accounts, page, house.hall.now()),
    }),
  ),
  openWith(
    {
      method: 'post',
      path: '/api/come',
      what: 'Sign in with a passkey, a link from a mail or a recovery code. A guest’s seats go over to the account.',
      body: comeBody,
      answer: meAnswer,
      limit: 'come',
    },
    async ({ house, body, person, page, agent, setToken }) => {
      const { owner, token } = await comeBack(house, body, { person, page, agent });
      if (token !== null) setToken(token);
      const [{ id, name }] = await house.store.people([owner]);
      return { me: { id, name } };
    },
  ),
  openWith(
    {
      method: 'post',
      path: '/api/come/mail',
      what: 'Ask for a link by mail: to sign in, or to keep your seats with this address. Good once, for 15 minutes.',
      body: mailBody,
      answer: mailAnswer,
      limit: 'mail',
    },
    async ({ house, body, person, language }) => {
      await askForLink(house, body.address, person, language);
      return { asked: true };
    },
  ),
  mine(
    {
      method: 'get',
      path: '/api/me/account',
      what: 'How you can come back, and where you are signed in.',
      answer: accountAnswer,
    },
    shown,
  ),
  mine(
    {
      method: 'post',
      path: '/api/me/passkeys/new',
      what: 'What a browser needs to make a passkey. Good once, for five minutes.',
      answer: passkeyOptions,
      limit: 'act',
    },
    async ({ house, person, page }) => ({
      options: await offerPasskey(house.store.accounts, person, page, house.hall.now()),
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
    async ({ house, person, page, agent, body }) => {
      await addPasskey(house.store.accounts, person, page, body.passkey, agent, house.hall.now());
      return shown({ house, person });
    },
  ),
  without('/api/me/passkeys/:id', 'Forget a passkey.', async ({ house, person, path }) => {
    if (!(await house.store.accounts.removePasskey(person.id, path.id))) throw refuse('refuse.nothing');
  }),
  without('/api/me/mail', 'Forget your mail address.', async ({ house, person }) =>
    house.store.accounts.setMail(person.id, null, 0),
  ),
  mine(
    {
      method: 'post',
      path: '/api/me/recovery',
      what: 'A new recovery code, shown this once. The one before is void.',
      answer: recoveryAnswer,
      limit: 'act',
    },
    async ({ house, person }) => ({ code: await renewRecovery(house, person.id) }),
  ),
  without('/api/me/recovery', 'Make your recovery code void.', async ({ house, person }) =>
    house.store.accounts.setRecovery(person.id, null, 0),
  ),
  without('/api/me/sessions/:id', 'End one of your sessions.', async ({ house, person, path }) => {
    if (!(await house.store.accounts.endSession(person.id, path.id))) throw refuse('refuse.nothing');
    await house.sessionsChanged(person.id);
  }),
  without('/api/me/sessions', 'End all your sessions but this one.', async ({ house, person }) => {
    await house.store.accounts.endOtherSessions(person.id, person.session);
    await house.sessionsChanged(person.id);
  }),
  mine(
    {
      method: 'get',
      path: '/api/me/data',
      what: 'Everything that this server has about you.',
      answer: dataAnswer,
      limit: 'replay',
    },
    async ({ house, person }) => dataOf(house, person),
  ),
  own(
    {
      method: 'post',
      path: '/api/me/erase',
      what: 'Forget you for good. Your name, typed, confirms it.',
      body: eraseBody,
      answer: meAnswer,
      limit: 'act',
    },
    async ({ house, person, body, setToken }) => {
      if (body.name.trim() !== person.name) throw refuse('refuse.nameDiffers');
      await erasePerson(house, person);
      setToken(null);
      return { me: null };
    },
  ),
];
