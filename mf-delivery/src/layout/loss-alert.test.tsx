import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Assignment, Stored } from '@basket/domain';
import { sound } from '../alarm/alarm';
import { anAssignment } from '../testing/builders';
import { LossAlert } from './loss-alert';

const run = jest.fn<Promise<object>, [object]>();
let losses: Stored<Assignment>[];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useLiveQuery: () => ({ status: 'ready', data: losses, isFromCache: false }),
}));
jest.mock('../alarm/alarm', () => ({ sound: jest.fn() }));

test('a lost order is told loudly until it is confirmed (rule: loss-told)', async () => {
  run.mockResolvedValue({});
  losses = [];
  const { rerender } = render(<LossAlert uid="imran" inHand={[]} />);
  expect(sound).not.toHaveBeenCalled();
  losses = [
    anAssignment({
      state: 'lost',
      lost: { why: 'cancelled', from: 'out_for_delivery', at: 1 },
      isLossUnseen: true,
    }),
  ];
  rerender(<LossAlert uid="imran" inHand={[]} />);
  const alert = within(screen.getByRole('alertdialog', { name: 'Order cancelled' }));
  expect(sound).toHaveBeenCalledWith('loss');
  expect(alert.getByText('BE2611204821')).toBeVisible();
  expect(alert.getByText('Do not deliver it. Bring the goods back to the store.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.click(alert.getByRole('button', { name: 'I have read this' }));
  expect(run.mock.calls).toEqual([[{ orderId: 'order1', attempt: 1 }]]);
  losses = [];
  rerender(<LossAlert uid="imran" inHand={[]} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an undone delivery is told as loudly as a lost order (rule: undo-told)', async () => {
  jest.clearAllMocks();
  run.mockResolvedValue({});
  losses = [];
  const undone = anAssignment({
    ...{ state: 'accepted', orderStatus: 'out_for_delivery', undoneAt: 1, earningPaise: 50_00 },
    paymentMethod: 'cod',
  });
  const { rerender } = render(<LossAlert uid="imran" inHand={[undone]} />);
  const alert = within(screen.getByRole('alertdialog', { name: 'Delivery undone' }));
  expect(sound).toHaveBeenCalledWith('loss');
  expect(
    alert.getByText(/among your orders again, and its pay of ₹50 no longer counts, nor does its cash/),
  ).toBeVisible();
  await userEvent.click(alert.getByRole('button', { name: 'I have read this' }));
  expect(run.mock.calls).toEqual([[{ orderId: 'order1', attempt: 1 }]]);
  rerender(<LossAlert uid="imran" inHand={[{ ...undone, undoneAt: null }]} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
