import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Stored, WalletTransaction } from '@basket/domain';
import { aPartner, someInstant, storeSettings } from '@basket/domain/testing';
import { MemoryRouter, toast, useRoutes, type Live, type LiveQuery } from '@basket/web';
import { violationsIn } from '../../../../tests/support/accessibility';
import { download } from '@basket/ui';
import { maxStatementRows, statementBatch } from '../../queries';
import { PartnerPage } from './partner-page';

jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  download: jest.fn(),
}));
let partner: Live<unknown>;
let answer: (query: LiveQuery) => Live<unknown>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useServerNow: () => someInstant,
  useOperation: () => ({ run, isBusy: false }),
  useLiveQuery: (query: LiveQuery) => (query.collection === 'cashDeposits' ? ready(deposits) : answer(query)),
  useLiveDocument: (_schema: unknown, path: string) =>
    path === 'storeSettings/public' ? ready(storeSettings()) : partner,
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const aDeposit = {
  ...{ id: 'd1', amountPaise: 700_00, correctionPaise: 0, correctsId: null as string | null },
  ...{ cashInHandAfterPaise: 30_00, note: 'Evening', createdAt: someInstant },
};
let deposits = [aDeposit];
const run = jest.fn<Promise<object>, [object]>();

/** Row 1 is the first of the wallet; each credits ₹50. */
const row = (seq: number): Stored<WalletTransaction> => ({
  id: `row${seq}`,
  deliveryPartnerId: 'partner1',
  seq,
  transactionType: 'credit',
  amountPaise: 50_00,
  balanceAfterPaise: seq * 50_00,
  orderId: 'order1',
  orderNumber: 'BE2611204821',
  description: '',
  facts: { code: 'delivery' },
  createdAt: someInstant + seq,
});
/** Answers as Firestore does: rows `last` to 1, latest first, after the given one. */
const wallet =
  (last: number) =>
  ({ startAfter, limit }: LiveQuery): Live<unknown> => {
    const from = startAfter ? Number(startAfter[0]) - someInstant - 1 : last;
    return ready(Array.from({ length: Math.min(limit, from) }, (_, index) => row(from - index)));
  };

const Screens = () => useRoutes([{ path: '/:partnerId', element: <PartnerPage /> }]);
const show = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/partner1${search}`]}>
      <Screens />
    </MemoryRouter>,
  );
const figure = (label: string) => screen.getByText(label).nextSibling;

beforeEach(() => {
  partner = ready(aPartner({ walletBalancePaise: 1500_00, cashInHandPaise: 30_00 }));
  answer = wallet(3);
  deposits = [aDeposit];
  run.mockReset();
  run.mockResolvedValue({ cashInHandPaise: 730_00 });
  jest.mocked(download).mockReset();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('shows the statement of this month with the balance after each row, and the cash handed in', async () => {
  const { container } = show();
  expect(screen.getByRole('heading', { level: 1, name: 'Imran Khan' })).toBeVisible();
  expect(screen.getByText('1 Nov 2026 to 20 Nov 2026')).toBeVisible();
  const table = screen.getByRole('table', { name: /^Wallet statement of Imran Khan/ });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3].map((seq) =>
      expect.stringMatching(new RegExp(`^${seq}.*BE2611204821₹50\\.00₹${seq * 50}\\.00$`)),
    ),
  );
  expect(figure('Opening balance')).toHaveTextContent('₹0.00');
  expect(figure('Credits')).toHaveTextContent('₹150.00');
  expect(figure('Closing balance')).toHaveTextContent('₹150.00');
  expect(screen.getByRole('table', { name: 'Cash handed in, latest first' })).toHaveTextContent(
    'Evening₹700.00₹30.00',
  );
  expect(await violationsIn(container)).toEqual([]);
});

test('reads a long time in batches, and no more than it shows (rule: bounded-work)', () => {
  const last = statementBatch + 2;
  answer = wallet(last);
  const { unmount } = show();
  expect(figure('Closing balance')).toHaveTextContent('₹10,100.00');
  expect(screen.getAllByText('Delivery of order #BE2611204821')).toHaveLength(last);
  unmount();
  answer = wallet(maxStatementRows + 1);
  show();
  expect(screen.getByText(/^This time has more than 1,000 transactions/)).toBeVisible();
});

test('says that damaged rows are missing', () => {
  answer = () => ready([row(5), row(2)]);
  show();
  expect(screen.getByText(/^2 transactions of this time cannot be read/)).toBeVisible();
});

test('takes the days from the address and asks for them', async () => {
  const asked: LiveQuery[] = [];
  answer = (query) => {
    asked.push(query);
    return ready([]);
  };
  show('?from=2026-10-01&to=2026-10-31');
  expect(asked[0]?.where).toEqual([
    ['deliveryPartnerId', '==', 'partner1'],
    ['createdAt', '>=', Date.parse('2026-09-30T18:30:00Z')],
    ['createdAt', '<', Date.parse('2026-10-31T18:30:00Z')],
  ]);
  expect(screen.getByText('No transactions in this time')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await userEvent.clear(screen.getByLabelText('To'));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose the first and the last day.');
});

test('saves the statement for a spreadsheet, and prints it', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(download).toHaveBeenCalledWith(
    'statement-imran-khan-2026-11-01-2026-11-20.csv',
    expect.stringContaining('Closing balance,,150.00,0.00,150.00'),
    'text/csv',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('an address without a partner says so', () => {
  partner = { status: 'missing' };
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Delivery Partner Not Found' })).toBeVisible();
});

test('says that it is loading, and reports a failure (rule: failures-told)', () => {
  answer = () => ({ status: 'loading' });
  const { unmount } = show();
  expect(screen.getByRole('table', { name: /^Wallet statement/ })).toHaveAttribute('aria-busy', 'true');
  unmount();
  answer = () => ({ status: 'error', code: 'unavailable', message: 'No connection.', retry: jest.fn() });
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load wallet data');
});

test('an admin takes a wrong deposit back with a reason; what was taken back says so (rule: deposit-corrected)', async () => {
  const said = jest.spyOn(toast, 'success').mockReturnValue();
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Take back deposit of ₹700.00' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Take back ₹700.00' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(run).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText('Reason'), 'It was ₹70');
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(run.mock.calls).toEqual([[{ depositId: 'd1', reason: 'It was ₹70' }]]);
  expect(said).toHaveBeenCalledWith('The deposit was taken back! ₹730.00 in hand. Record the right one.');
  unmount();
  const correction = {
    id: 'd1_correction',
    amountPaise: 0,
    correctionPaise: -700_00,
    correctsId: 'd1',
    note: 'It was ₹70',
  };
  deposits = [{ ...aDeposit, ...correction }, aDeposit];
  show();
  const table = screen.getByRole('table', { name: 'Cash handed in, latest first' });
  expect(table).toHaveTextContent('Taken back: It was ₹70');
  expect(table).toHaveTextContent('−₹700.00');
  expect(screen.queryByRole('button', { name: /^Take back deposit/ })).toBeNull();
});
