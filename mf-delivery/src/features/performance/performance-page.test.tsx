import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  performancePeriods,
  type DeliveryPartner,
  type ResponseOf,
  type readPerformance,
} from '@basket/domain';
import { aPartner } from '@basket/domain/testing';
import { CallFailedError, type Live } from '@basket/web';
import { violationsIn } from '../../../../tests/support/accessibility';
import { DeliveryContext } from '../../delivery-context';
import { PerformancePage } from './performance-page';

const run = jest.fn<Promise<object>, []>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: () => run(),
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const screenOf = (facts: Partial<DeliveryPartner> = {}) => (
  <DeliveryContext
    value={{
      uid: 'imran',
      email: 'imran@basket.example',
      partner: ready(aPartner(facts)),
      offers: ready([]),
      inHand: ready([]),
    }}
  >
    <PerformancePage />
  </DeliveryContext>
);

const now = Date.parse('2026-11-22T21:00:00+05:30'); // a Sunday
const { days, weeks } = performancePeriods(now);
const performance: ResponseOf<typeof readPerformance> = {
  countedAt: now,
  offers: { accepted: 47, rejected: 1, unanswered: 2 },
  days: days.map(({ fromAt }, at) => ({ fromAt, deliveries: at, earnedPaise: at * 50_00 })),
  weeks: weeks.map(({ fromAt }, at) => ({ fromAt, deliveries: at * 20, earnedPaise: at * 1000_50 })),
};

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue(performance);
});

test('shows acceptance, deliveries per day and earnings per week, each chart with its table (rule: own-performance)', async () => {
  const { container } = render(screenOf());
  expect(screen.getByText('Loading performance')).toBeInTheDocument();
  expect(await screen.findByText('94%')).toBeVisible();
  expect(screen.getByText('counted at 9:00 pm')).toBeVisible();
  const perDay = within(screen.getByRole('table', { name: 'Deliveries per day' }));
  expect(perDay.getAllByRole('row')).toHaveLength(8);
  expect(perDay.getByRole('row', { name: 'Sun, 22 Nov 6' })).toBeInTheDocument();
  const perWeek = within(screen.getByRole('table', { name: 'Earnings per week' }));
  expect(perWeek.getAllByRole('row')).toHaveLength(7);
  expect(perWeek.getByRole('row', { name: 'From 16 Nov, 100 deliveries ₹5,002.50' })).toBeInTheDocument();
  expect(await violationsIn(container)).toEqual([]);
});

test('without an offer there is no acceptance', async () => {
  run.mockResolvedValue({ ...performance, offers: { accepted: 0, rejected: 0, unanswered: 0 } });
  render(screenOf());
  expect(await screen.findByText('–')).toBeVisible();
});

test('the page counts again after a delivery, and only then', async () => {
  const { rerender } = render(screenOf({ totalDeliveries: 7 }));
  await screen.findByText('94%');
  rerender(screenOf({ totalDeliveries: 7, openOffers: 1 }));
  expect(run).toHaveBeenCalledTimes(1);
  rerender(screenOf({ totalDeliveries: 8 }));
  await screen.findByText('94%');
  expect(run).toHaveBeenCalledTimes(2);
});

test('reports a failure and retries (rule: failures-told)', async () => {
  run.mockRejectedValueOnce(new CallFailedError('offline'));
  render(screenOf());
  expect(await screen.findByText('Failed to load data')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('94%')).toBeVisible();
});
