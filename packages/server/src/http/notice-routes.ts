import { channelBody, newChannel, newChannelAnswer, noticesAnswer, noticesBody } from '@entente/protocol';
import type { House } from '../house.ts';
import { addChannel, noticesOf, ownChannel } from '../notices/channels.ts';
import type { Known } from '../store/store.ts';
import { mine, own, type Route } from './route.ts';

const shown = async (house: House, person: Known) => ({ notices: await noticesOf(house, person.id) });

export const noticeRoutes: Route[] = [
  mine(
    {
      method: 'get',
      path: '/api/me/notices',
      what: 'How you want to be told that a table waits, and how that went.',
      answer: noticesAnswer,
    },
    async ({ house, person }) => shown(house, person),
  ),
  own(
    {
      method: 'patch',
      path: '/api/me/notices',
      what: 'How often you are told, in which language, and about which tables not.',
      body: noticesBody,
      answer: noticesAnswer,
      limit: 'act',
    },
    async ({ house, person, body }) => {
      await house.store.notices.wish(person.id, body);
      return shown(house, person);
    },
  ),
  own(
    {
      method: 'post',
      path: '/api/me/channels',
      what: 'Another way to be told: this browser, your mail address, or an address of your own.',
      body: newChannel,
      answer: newChannelAnswer,
      limit: 'act',
    },
    async ({ house, person, body, agent, language }) => {
      const secret = await addChannel(house, person, body, agent, language);
      return { ...(await shown(house, person)), secret };
    },
  ),
  own(
    {
      method: 'patch',
      path: '/api/me/channels/:id',
      what: 'Switch a way to be told on or off.',
      body: channelBody,
      answer: noticesAnswer,
      limit: 'act',
    },
    async ({ house, person, path, body }) => {
      const { id } = await ownChannel(house, person, path.id);
      await house.store.notices.switchChannel(id, body.on);
      await house.noticesChanged(person.id);
      return shown(house, person);
    },
  ),
  mine(
    {
      method: 'delete',
      path: '/api/me/channels/:id',
      what: 'Remove a way to be told.',
      answer: noticesAnswer,
      limit: 'act',
    },
    async ({ house, person, path }) => {
      const { id } = await ownChannel(house, person, path.id);
      await house.store.notices.removeChannel(id);
      await house.noticesChanged(person.id);
      return shown(house, person);
    },
  ),
  mine(
    {
      method: 'post',
      path: '/api/me/channels/:id/test',
      what: 'Send a notice right now. How that went stands in the answer.',
      answer: noticesAnswer,
      limit: 'test',
    },
    async ({ house, person, path }) => {
      await house.courier.test(await ownChannel(house, person, path.id));
      return shown(house, person);
    },
  ),
];
