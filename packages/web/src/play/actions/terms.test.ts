import { type Teller, type Types, teller } from '@entente/engine';
import { type Deal, noDeals } from '@entente/engine/deals';
import { shelf } from '@entente/shelf';
import { expect, test } from 'vitest';
import type { Action } from '../../board-api/intents.ts';
import type { LogLine } from '../../link/messages.ts';
import { openLines, withTerms } from './terms.ts';

const venonta = await shelf.venonta();
const told: Teller<Types> = teller(venonta, 'en', (seat) => `Seat ${seat}`);

/** Seat 1 says something to seat 0 about tokens for a ration. */
const line = (what: string, tokens: number): LogLine => ({
  at: 0,
  say: `log.deal${what}`,
  with: {
    seat: 1,
    partner: 0,
    give: [{ say: 'deal.token', with: { count: tokens } }],
    get: [{ say: 'deal.ration', with: { count: 1 } }],
    until: [{ say: 'until.now', with: {} }],
  },
});

test('what lies on the table is what was offered and not answered', () => {
  const log = [line('Offered', 1), line('Offered', 2), line('Refused', 1), line('Countered', 3)];
  expect(openLines(log, 1, 0)).toEqual([log[1], log[3]]);
  expect(openLines(log, 0, 1)).toEqual([]);
});

test('an answer says what it answers', () => {
  const open = [{ id: 4, from: 1, to: 0 }] as unknown as Deal[];
  const accept: Action = {
    kind: 'plain',
    id: 'accept',
    choice: { do: 'acceptDeal', deal: 4 } as Action['choice'],
    label: 'Accept Seat 1’s offer',
  };
  const other: Action = { ...accept, id: 'end', choice: { do: 'endTalk' }, label: 'Done talking' };
  const deals = { ...noDeals(3), open };
  const labels = withTerms([accept, other], deals, [line('Offered', 2)], told).map(({ label }) => label);
  expect(labels).toEqual(['Accept Seat 1’s offer: 2 tokens for 1 ration (at once)', 'Done talking']);
});
