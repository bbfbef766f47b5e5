import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPartner, aWithdrawal, someInstant } from '@basket/domain/testing';
import { MemoryRouter, toast, type Live, type Loadable, type LiveQuery } from '@basket/web';
import { violationsIn } from '../../../../tests/support/accessibility';
import { aRefund } from '../../testing/builders';
import type { ShiftFigures } from './components/shift-figures';
import { ShiftSummaryPage } from './shift-summary-page';

const keys: (string | null)[] = [];
let loaded: Loadable<ShiftFigures>;
let lists: Readonly<Record<string, Live<unknown>>>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useServerNow: () => someInstant,
  useLiveQuery: (query: LiveQuery) => lists[query.collection],
  useLoaded: (key: string | null) => {
    keys.push(key);
    return loaded;
  },
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const figures: ShiftFigures = {
  countedAt: someInstant,
  orders: 42,
  revenuePaise: 18_600_00,
  examined: 42,
  delivered: 38,
  cancelled: 1,
  open: 3,
  judged: 40,
  late: 5,
  accepted: 41,
  acceptMedianMs: 14_000,
  acceptSlowMs: 95_000,
  refunds: 2,
  refundsPaise: 480_00,
};
const midnight = Date.parse('2026-11-19T18:30:00Z');
const hour = 3_600_000;

const show = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/admin/orders/summary${search}`]}>
      <ShiftSummaryPage />
    </MemoryRouter>,
  );
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

beforeEach(() => {
  keys.length = 0;
  loaded = { status: 'ready', data: figures };
  lists = {
    deliveryPartners: ready([
      aPartner({ cashInHandPaise: 1870_00 }),
      aPartner({ id: 'p2', name: 'Lakshmi Rao', cashInHandPaise: 30_50 }),
    ]),
    withdrawalRequests: ready([aWithdrawal(), aWithdrawal({ id: 'r2', amountPaise: 300_00 })]),
    refunds: ready([aRefund()]),
  };
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('shows orders, late share, time to accept and refunds of today', async () => {
  const { container } = show();
  expect(keys.at(-1)).toBe(`${midnight} ${midnight + 24 * hour} 0`);
  expect(figure('Orders')).toHaveTextContent('42₹18,600.00 net revenue');
  expect(figure('Delivered')).toHaveTextContent('383 open, 1 cancelled');
  expect(figure('Late')).toHaveTextContent('12.5%5 of 40 promises');
  expect(figure('Time to accept')).toHaveTextContent('14 s95% within 1 min');
  expect(figure('Refunds')).toHaveTextContent('₹480.002 refunds');
  expect(screen.getByText('20 Nov 2026 · counted at 12:00 pm')).toBeVisible();
  expect(await violationsIn(container)).toEqual([]);
});

test('shows the cash due per partner and what is open now, with its sums', () => {
  show();
  expect(screen.getByText('₹1,900.50 now')).toBeVisible();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['Imran Khan98450 12345₹1,870.00', 'Lakshmi Rao98450 12345₹30.50']);
  expect(screen.getByText('2 requests · ₹800.00')).toBeVisible();
  expect(screen.getByText('1 refund · ₹125.00')).toBeVisible();
});

test('counts a part of a day, and again on request', async () => {
  show('?day=2026-11-20&from=07:00&until=15:00');
  expect(keys.at(-1)).toBe(`${midnight + 7 * hour} ${midnight + 15 * hour} 0`);
  await userEvent.click(screen.getByRole('button', { name: 'Count again' }));
  expect(keys.at(-1)).toBe(`${midnight + 7 * hour} ${midnight + 15 * hour} 1`);
});

test('asks for nothing while the hours make no sense', () => {
  show('?day=2026-11-20&from=15:00&until=07:00');
  expect(keys.at(-1)).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('The shift ends before it begins.');
});

test('says when there were more orders than it looked at', () => {
  loaded = { status: 'ready', data: { ...figures, orders: 900, examined: 500 } };
  show();
  expect(screen.getByText(/are those of the latest 500 orders/)).toBeVisible();
});

test('a shift without orders has no share', () => {
  const none = { delivered: 0, judged: 0, late: 0, accepted: 0, acceptMedianMs: null, acceptSlowMs: null };
  loaded = { status: 'ready', data: { ...figures, ...none, orders: 0, examined: 0 } };
  lists = { ...lists, deliveryPartners: ready([]) };
  show();
  expect(figure('Late')).toHaveTextContent('–0 of 0 promises');
  expect(figure('Time to accept')).toHaveTextContent('–');
  expect(screen.getByText('No cash is due')).toBeVisible();
});

test('says that it is counting, and reports a failure (rule: failures-told)', async () => {
  loaded = { status: 'loading' };
  const { unmount } = show();
  expect(screen.getByRole('button', { name: 'Count again' })).toHaveAttribute('aria-busy', 'true');
  unmount();
  const retry = jest.fn();
  loaded = { status: 'error', message: 'The orders could not be counted.', retry };
  show();
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to load data'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
