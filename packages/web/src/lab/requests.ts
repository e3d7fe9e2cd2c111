import type { Results } from '@entente/lab';
import type { ExperimentAnswer, ExperimentDone, ExperimentsAnswer } from '../link/messages.ts';
import { request } from '../link/server-host.ts';

const at = (id: string) => `/experiments/${id}`;

export const experimentsThere = () => request<ExperimentsAnswer>('GET', '/experiments');
export const beginThere = (text: string) => request<ExperimentDone>('POST', '/experiments', { text });
export const showThere = (id: string) => request<ExperimentAnswer>('GET', at(id));
export const actThere = (id: string, what: 'stop' | 'continue' | 'delete') =>
  request<ExperimentDone>('POST', `${at(id)}/do`, { do: what });
export const resultsThere = async (id: string): Promise<Results> =>
  (await request<{ results: Results }>('GET', `${at(id)}/results`)).results;
