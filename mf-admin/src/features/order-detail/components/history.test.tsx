import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderHistory, Profile, Stored } from '@basket/domain';
import { anOrder, aProfile, someInstant } from '@basket/domain/testing';
import type { Live } from '@basket/web';
import { History } from './history';

let live: Live<readonly Stored<OrderHistory>[]>;

const run = jest.fn<Promise<object>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: () => live,
  useLiveDocument: (_schema: unknown, path: string | null): Live<Profile> =>
    path === 'profiles/admin1'
      ? { status: 'ready', data: aProfile({ name: 'Imran Khan' }), isFromCache: false }
      : { status: 'loading' },
  useOperation: () => ({ run, isBusy: false }),
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
  facts: null,
  ...facts,
});
const placed = entry(1, { actorId: 'customer1', actorRole: 'customer', from: null, to: 'pending' });
const cancelled = entry(2, { to: 'cancelled', note: 'Out of milk' });

test.each([
  { desc: 'of an order whose placing is not stored', entries: [cancelled] },
  { desc: 'of an older order, whose placing is stored', entries: [cancelled, placed] },
])('the history $desc begins with its customer (rule: history-complete)', ({ entries }) => {
  live = { status: 'ready', data: entries, isFromCache: false };
  render(<History order={anOrder({ customerId: 'customer1', customerName: 'Ananya Sharma' })} />);
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/was pending.*Imran Khan \(admin\) · Out of milk$/),
    expect.stringMatching(/^Pending.*Ananya Sharma \(customer\) · Order placed$/),
  ]);
});

test.each([
  {
    desc: 'facts are told in words, with what was typed',
    of: { note: 'Flat tyre', facts: { code: 'partner_changed', partnerName: 'Ravi' } },
    words: 'Taken from Ravi: Flat tyre',
  },
  { desc: 'an entry from before is shown as it was stored', of: { note: 'Picked up' }, words: 'Picked up' },
  { desc: 'an entry without either is shown by its status', of: {}, words: null },
] as const)('$desc (rule: history-facts)', ({ of, words }) => {
  live = { status: 'ready', data: [entry(2, of), placed], isFromCache: false };
  render(<History order={anOrder({ customerId: 'customer1' })} />);
  const [line] = screen.getAllByRole('listitem');
  expect(within(line as HTMLElement).getByText('Confirmed')).toBeVisible();
  const said = words === null ? '' : ` · ${words}`;
  expect(line?.textContent.endsWith(`Imran Khan (admin)${said}`)).toBe(true);
});

test('an order on the phone was placed by its admin', () => {
  live = { status: 'ready', data: [], isFromCache: false };
  render(<History order={anOrder({ customerId: 'customer1', placedBy: 'admin1' })} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/Imran Khan \(admin\) · Ordered by phone$/);
});

test('offers in a row that came to nothing are folded, one alone is not', () => {
  const offer = (seq: number) => entry(seq, { from: 'pending', to: 'assigned' });
  const missed = (seq: number) =>
    entry(seq, {
      from: 'assigned',
      to: 'pending',
      actorId: 'system',
      actorRole: 'system',
      note: 'No answer',
    });
  live = {
    status: 'ready',
    data: [
      entry(9, { from: 'assigned', to: 'confirmed', actorId: 'imran', actorRole: 'delivery_partner' }),
      offer(8),
      missed(7),
      offer(6),
      missed(5),
      offer(4),
      entry(3, { from: 'preparing', to: 'pending' }),
      placed,
    ],
    isFromCache: false,
  };
  render(<History order={anOrder({ customerId: 'customer1' })} />);
  const folded = screen.getByRole('group');
  expect(within(folded).getByText('2 offers came to nothing')).toBeVisible();
  expect(within(folded).getAllByText(/No answer/)).toHaveLength(2);
  expect(screen.getAllByText(/^was preparing$/)).toHaveLength(1);
});

test('a note is added to the history (rule: order-notes)', async () => {
  live = { status: 'ready', data: [placed], isFromCache: false };
  run.mockResolvedValue({ seq: 2 });
  render(<History order={anOrder({ id: 'order1' })} />);
  const field = screen.getByLabelText('Note for the store');
  // No empty field is on paper (rule: whole-on-paper).
  expect(field.closest('form')).toHaveAttribute('data-print', 'hide');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(run).not.toHaveBeenCalled();
  await userEvent.type(field, 'Gate is locked after 8');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(run.mock.calls).toEqual([[{ orderId: 'order1', text: 'Gate is locked after 8' }]]);
  expect(field).toHaveValue('');
});
