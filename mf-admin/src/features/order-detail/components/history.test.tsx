import { render, screen } from '@testing-library/react';
import type { OrderHistory, Stored } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import type { Live } from '@basket/web';
import { History } from './history';

let live: Live<readonly Stored<OrderHistory>[]>;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: () => live,
}));

const entry = (seq: number, facts: Partial<OrderHistory>): Stored<OrderHistory> => ({
  id: String(seq).padStart(4, '0'),
  seq,
  at: someInstant,
  actorId: 'admin1',
  actorRole: 'admin',
  from: 'pending',
  to: 'confirmed',
  note: '',
  ...facts,
});
const placed = entry(1, { actorId: 'customer1', actorRole: 'customer', from: null, to: 'pending' });
const cancelled = entry(2, { to: 'cancelled', note: 'Out of milk' });

test.each([
  { desc: 'of an order whose placing is not stored', entries: [cancelled] },
  { desc: 'of an older order, whose placing is stored', entries: [cancelled, placed] },
])('the history $desc begins with its customer (rule: history-complete)', ({ entries }) => {
  live = { status: 'ready', data: entries, isFromCache: false };
  render(<History order={anOrder()} />);
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/was pending.*Admin · Out of milk$/),
    expect.stringMatching(/^Pending.*Customer · Order placed$/),
  ]);
});
