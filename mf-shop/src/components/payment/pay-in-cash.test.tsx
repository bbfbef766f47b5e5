import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings, noOrderPayment, type Order, type Stored } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { useKeptFocus } from '@basket/ui';
import { CallRefusedError, toast } from '@basket/web';
import { PayInCash } from './pay-in-cash';

const run = jest.fn<Promise<object>, [object]>();
let roundsCash: boolean;
let isVerified: boolean;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useStoreSettings: () => ({ ...defaultStoreSettings, roundsCash }),
}));
jest.mock('../../account/verified', () => ({
  ...jest.requireActual<typeof import('../../account/verified')>('../../account/verified'),
  useVerified: () => ({ byEmail: isVerified, isVerified }),
}));

beforeEach(() => {
  roundsCash = true;
  isVerified = true;
  run.mockReset();
  run.mockResolvedValue({ totalPaise: 98_00 });
  // The server's clock is not asked.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

const waiting = (facts: Partial<Order> = {}): Stored<Order> =>
  anOrder({
    ...{ paymentMethod: 'online', paymentStatus: 'pending', paymentDueAt: Date.now() + 15 * 60_000 },
    ...{ totalPaise: 98_40, ...facts },
  });
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Pay in cash instead' }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Pay in cash' }));

test.each([
  { desc: 'waits for its payment', facts: {}, count: 1 },
  { desc: 'was taken on by the store unpaid', facts: { status: 'preparing', paymentDueAt: null }, count: 1 },
  { desc: 'has no time left', facts: { paymentDueAt: 1 }, count: 0 },
  { desc: 'is paid', facts: { paymentStatus: 'paid' }, count: 0 },
  { desc: 'is for cash', facts: { paymentMethod: 'cod', paymentDueAt: null }, count: 0 },
  { desc: 'is cancelled', facts: { status: 'cancelled', paymentDueAt: null }, count: 0 },
] as const)('an order that $desc offers cash $count times (rule: cash-instead)', ({ facts, count }) => {
  render(<PayInCash order={waiting(facts)} />);
  expect(screen.queryAllByRole('button', { name: 'Pay in cash instead' })).toHaveLength(count);
});

test('cash is asked for with the sum that it comes to, sent once, and told (rules: cash-instead, cash-rounded)', async () => {
  render(<PayInCash order={waiting()} />);
  await ask();
  const dialog = screen.getByRole('alertdialog', { name: 'Pay ₹98 in cash?' });
  expect(dialog).toHaveTextContent('In cash, ₹98.40 is rounded to ₹98. Your order goes on now');
  expect(dialog).not.toHaveTextContent('A payment that still arrives');
  expect(run).not.toHaveBeenCalled();
  await confirm();
  expect(run.mock.calls).toEqual([[{ orderId: 'order1', expectedTotalPaise: 98_00 }]]);
  expect(toast.success).toHaveBeenCalledWith('Pay ₹98 in cash when your order comes');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an exact sum is not rounded, and a payment that was begun may still arrive (rule: cash-instead)', async () => {
  roundsCash = false;
  render(<PayInCash order={waiting({ payment: { ...noOrderPayment, attempts: 1 } })} />);
  await ask();
  const dialog = screen.getByRole('alertdialog', { name: 'Pay ₹98.40 in cash?' });
  expect(dialog).not.toHaveTextContent('rounded');
  expect(dialog).toHaveTextContent('A payment that still arrives counts until the order leaves the store');
  await confirm();
  expect(run.mock.calls).toEqual([[{ orderId: 'order1', expectedTotalPaise: 98_40 }]]);
});

test('a refusal is said in the dialog, which stays (rule: failures-told)', async () => {
  run.mockRejectedValue(new CallRefusedError('order_already_paid', {}, 'This order is already paid.'));
  render(<PayInCash order={waiting()} />);
  await ask();
  await confirm();
  const text = 'Failed to change to cash. This order is already paid.';
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(toast.error).toHaveBeenCalledWith(text);
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test.each([
  { desc: 'not verified', verified: false, totalPaise: 3000_01, count: 1 },
  { desc: 'not verified, and owes less', verified: false, totalPaise: 3000_00, count: 0 },
  { desc: 'verified', verified: true, totalPaise: 3000_01, count: 0 },
])('an account that is $desc is offered the link $count times (rule: unverified-cash)', async (row) => {
  roundsCash = false;
  isVerified = row.verified;
  render(<PayInCash order={waiting({ totalPaise: row.totalPaise })} />);
  await ask();
  expect(screen.queryAllByRole('button', { name: 'Verify e-mail' })).toHaveLength(row.count);
});

function Screen({ order }: { order: Stored<Order> }) {
  return (
    <div {...useKeptFocus<HTMLDivElement>()}>
      <PayInCash order={order} />
      <button type="button">Track</button>
    </div>
  );
}
test.each([
  { desc: 'before the answer', isLiveFirst: true },
  { desc: 'after the answer', isLiveFirst: false },
])(
  'an order that shows its cash $desc leaves the focus beside (rule: focus-kept)',
  async ({ isLiveFirst }) => {
    let answer = (_result: object): void => undefined;
    run.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { rerender } = render(<Screen order={waiting()} />);
    await ask();
    await confirm();
    const showCash = (): void =>
      rerender(<Screen order={waiting({ paymentMethod: 'cod', paymentDueAt: null })} />);
    if (isLiveFirst) showCash();
    answer({ totalPaise: 98_00 });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    if (!isLiveFirst) showCash();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Track' })).toHaveFocus());
  },
);
