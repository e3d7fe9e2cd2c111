import type { MutedAnswer, PeopleAnswer } from './messages.ts';
import { request } from './server-host.ts';

/** The seats at a table whose people I have muted. */
export const mutedSeats = async (table: string): Promise<number[]> =>
  (await request<MutedAnswer>('GET', `/tables/${table}/muted`)).seats;

export const muteSeat = async (table: string, seat: number, muted: boolean): Promise<number[]> =>
  (await request<MutedAnswer>('POST', `/tables/${table}/muted`, { seat, muted })).seats;

export const reportLine = async (table: string, number: number, reason: string): Promise<void> =>
  void (await request('POST', `/tables/${table}/reports`, { number, reason }));

export const people = async (): Promise<PeopleAnswer['people']> =>
  (await request<PeopleAnswer>('GET', '/me/people')).people;

export const mutePerson = async (handle: string, muted: boolean): Promise<PeopleAnswer['people']> =>
  (await request<PeopleAnswer>('POST', '/me/people', { handle, muted })).people;

export const invite = async (table: string, handle: string): Promise<void> =>
  void (await request('POST', `/tables/${table}/invite`, { handle }));

export const turnDown = async (table: string): Promise<void> =>
  void (await request('DELETE', `/me/invitations/${table}`));
