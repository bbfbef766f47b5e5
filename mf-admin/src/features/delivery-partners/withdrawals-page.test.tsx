import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText } from '@basket/domain';
import { aWithdrawal } from '@basket/domain/testing';
import { CallRefusedError, MemoryRouter, toast, type Live, type LiveQuery } from '@basket/web';
import { violationsIn } from '../../../../tests/support/accessibility';
import { WithdrawalsPage } from './withdrawals-page';

const run = jest.fn<Promise<object>, [object]>();
let lists: Readonly<Record<string, Live<unknown>>>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useLiveQuery: (query: LiveQuery) => lists[query.collection],
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const show = () =>
  render(
    <MemoryRouter>
      <WithdrawalsPage />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  lists = { deliveryPartners: ready([]), withdrawalRequests: ready([aWithdrawal()]) };
  run.mockReset();
  run.mockImplementation((input) => Promise.resolve({ status: (input as { decision: string }).decision }));
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('lists partner, amount, bank details, date and status', async () => {
  const { container } = show();
  expect(screen.getAllByRole('row')[1]?.textContent).toBe(
    'Imran Khan₹500.0050100123454417HDFC0001234 · Imran Khan20 Nov 2026, 12:00 pmPendingRejectApprove',
  );
  expect(await violationsIn(container)).toEqual([]);
});

test('approves after showing where the money goes, with a reference (rule: withdrawal-held)', async () => {
  const { container } = show();
  await press('Approve ₹500.00 for Imran Khan');
  const dialog = screen.getByRole('dialog', { name: 'Approve this withdrawal?' });
  expect(dialog).toHaveTextContent('Approve when ₹500.00 have been sent to this account.');
  expect(dialog).toHaveTextContent('Account number50100123454417');
  expect(await violationsIn(container)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Payment reference (optional)'), 'UTR 4417');
  await press('Approve');
  expect(run.mock.calls).toEqual([[{ requestId: 'request1', decision: 'approved', reason: 'UTR 4417' }]]);
  expect(toast.success).toHaveBeenCalledWith('Withdrawal request approved successfully!');
});

test('rejects only with a reason (rule: confirm-delete)', async () => {
  show();
  await press('Reject ₹500.00 for Imran Khan');
  await press('Reject');
  expect(screen.getByText('Please fill in the reason')).toBeVisible();
  expect(run).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Enter rejection reason:'), 'Wrong account');
  await press('Reject');
  expect(run.mock.calls).toEqual([
    [{ requestId: 'request1', decision: 'rejected', reason: 'Wrong account' }],
  ]);
  expect(toast.success).toHaveBeenCalledWith('Withdrawal request rejected successfully!');
});

test('cancelling the reason rejects nothing', async () => {
  show();
  await press('Reject ₹500.00 for Imran Khan');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(run).not.toHaveBeenCalled();
});

test('says that another admin was faster', async () => {
  const text = refusalText('withdrawal_already_processed');
  run.mockRejectedValueOnce(new CallRefusedError('withdrawal_already_processed', {}, text));
  show();
  await press('Approve ₹500.00 for Imran Khan');
  await press('Approve');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to update withdrawal status. ${text}`);
});

test('says that it is loading, and that nothing waits', () => {
  lists = { ...lists, withdrawalRequests: { status: 'loading' } };
  const { unmount } = show();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  unmount();
  lists = { ...lists, withdrawalRequests: ready([]) };
  show();
  expect(screen.getByText('No pending withdrawal requests')).toBeVisible();
});

test('reports a failure and retries (rule: failures-told)', async () => {
  const retry = jest.fn();
  const error = { status: 'error', code: 'unavailable', message: 'No connection.', retry } as const;
  lists = { ...lists, withdrawalRequests: error };
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load data');
  await press('Try again');
  expect(retry).toHaveBeenCalledTimes(1);
});
