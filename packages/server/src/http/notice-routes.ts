import { channelBody, newChannel, newChannelAnswer, noticesAnswer, noticesBody } from '@entente/protocol';
import { addChannel, type ChannelServices, noticesOf, ownChannel } from '../notices/channels.ts';
import type { NoticeSender } from '../notices/notice-sender.ts';
import type { SessionPerson } from '../store/store.ts';
import { mine, own, type Route } from './route.ts';

const shown = async (services: ChannelServices, person: SessionPerson) => ({
  notices: await noticesOf(services, person.id),
});

export const noticeRoutes = (
  services: ChannelServices & { readonly noticeSender: NoticeSender },
): Route[] => [
  mine(
    {
      method: 'get',
      path: '/api/me/notices',
      what: 'How you get notices, and how the last ones went.',
      answer: noticesAnswer,
    },
    async ({ person }) => shown(services, person),
  ),
  own(
    {
      method: 'patch',
      path: '/api/me/notices',
      what: 'How often you get notices, in which language, and which tables are muted.',
      body: noticesBody,
      answer: noticesAnswer,
      limit: 'act',
    },
    async ({ person, body }) => {
      await services.store.notices.wish(person.id, body);
      return shown(services, person);
    },
  ),
  own(
    {
      method: 'post',
      path: '/api/me/channels',
      what: 'Add a channel for notices: this browser, your mail address, or a webhook.',
      body: newChannel,
      answer: newChannelAnswer,
      limit: 'act',
    },
    async ({ person, body, agent, language }) => {
      const secret = await addChannel(services, person, body, agent, language);
      return { ...(await shown(services, person)), secret };
    },
  ),
  own(
    {
      method: 'patch',
      path: '/api/me/channels/:id',
      what: 'Switch a channel on or off.',
      body: channelBody,
      answer: noticesAnswer,
      limit: 'act',
    },
    async ({ person, path, body }) => {
      const { id } = await ownChannel(services, person, path.id);
      await services.store.notices.switchChannel(id, body.on);
      await services.personChanges.noticesChanged(person.id);
      return shown(services, person);
    },
  ),
  mine(
    {
      method: 'delete',
      path: '/api/me/channels/:id',
      what: 'Remove a channel.',
      answer: noticesAnswer,
      limit: 'act',
    },
    async ({ person, path }) => {
      const { id } = await ownChannel(services, person, path.id);
      await services.store.notices.removeChannel(id);
      await services.personChanges.noticesChanged(person.id);
      return shown(services, person);
    },
  ),
  mine(
    {
      method: 'post',
      path: '/api/me/channels/:id/test',
      what: 'Send a test notice now. The answer says how that went.',
      answer: noticesAnswer,
      limit: 'test',
    },
    async ({ person, path }) => {
      await services.noticeSender.test(await ownChannel(services, person, path.id));
      return shown(services, person);
    },
  ),
];
