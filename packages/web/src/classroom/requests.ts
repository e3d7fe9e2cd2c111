import type { ClassAct, ClassBody, ClassDoor, ClassLead, ClassLine, ClassScreen } from '../link/messages.ts';
import { request } from '../link/server-host.ts';

const at = (code: string) => `/class/${encodeURIComponent(code.trim().toLowerCase())}`;

export const makeClass = async (wish: ClassBody): Promise<string> =>
  (await request<{ class: string }>('POST', '/classes', wish)).class;
export const myClasses = async (): Promise<ClassLine[]> =>
  (await request<{ classes: ClassLine[] }>('GET', '/classes')).classes;
export const doorOf = (code: string) => request<ClassDoor>('GET', at(code));
export const joinClass = (code: string, name: string, pin?: string) =>
  request<ClassDoor>('POST', `${at(code)}/join`, { name, ...(pin === undefined ? {} : { pin }) });
export const voteIn = (code: string, poll: string, answer: number) =>
  request<ClassDoor>('POST', `${at(code)}/vote`, { poll, answer });
export const readyIn = (code: string, ready: boolean) =>
  request<ClassDoor>('POST', `${at(code)}/ready`, { ready });
/** A chart of the laboratory that the organiser has pinned. */
export const pictureOf = (code: string, pin: string) =>
  request<{ title: string; svg: string }>('GET', `${at(code)}/pins/${pin}`);
export const screenOf = (code: string) => request<ClassScreen>('GET', `${at(code)}/screen`);
export const leadOf = (id: string) => request<ClassLead>('GET', `/classes/${id}`);
export const becomeOrganiser = (id: string, key: string, name: string) =>
  request<ClassLead>('POST', `/classes/${id}/lead`, { key, name });
export const actOnClass = (id: string, act: ClassAct) =>
  request<ClassLead | { deleted: true }>('POST', `/classes/${id}/do`, act);
