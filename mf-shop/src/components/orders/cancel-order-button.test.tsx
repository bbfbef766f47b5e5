import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, Stored } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { useKeptFocus } from '@basket/ui';
import { CancelOrderButton } from './cancel-order-button';

const run = jest.fn<Promise<object>, unknown[]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run: (...parameters: unknown[]) => run(...parameters), isBusy: false }),
}));

function Actions({ order }: { order: Stored<Order> }) {
  return (
    <div {...useKeptFocus<HTMLDivElement>()}>
      <button type="button">Print</button>
      <CancelOrderButton order={order} />
    </div>
  );
}

test.each([
  { desc: 'before the answer', isLiveFirst: true },
  { desc: 'after the answer', isLiveFirst: false },
])(
  'an order that is cancelled leaves the focus at its other actions, if it shows so $desc (rule: focus-kept)',
  async ({ isLiveFirst }) => {
    let answer = (_result: object): void => undefined;
    run.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { rerender } = render(<Actions order={anOrder({ status: 'pending' })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel Order' }).at(-1) ?? document.body);
    const showCancelled = (): void => rerender(<Actions order={anOrder({ status: 'cancelled' })} />);
    if (isLiveFirst) showCancelled();
    answer({});
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    if (!isLiveFirst) showCancelled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus());
  },
);

test.each([
  { desc: 'packed', packedAt: 2, count: 1 },
  { desc: 'being picked', packedAt: null, count: 0 },
])('cancelling one that is $desc warns $count times (rule: packed-said)', async ({ packedAt, count }) => {
  const packing = { startedAt: 1, readyAt: null, packedAt };
  render(<CancelOrderButton order={anOrder({ status: 'pending', packing })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(screen.queryAllByText(/^It is packed already/)).toHaveLength(count);
});
