import { render, screen } from '@testing-library/react';
import { anOrder } from '@basket/domain/testing';
import { OrderTimeline } from './order-timeline';

let mockNow = 0;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useServerNow: () => mockNow,
  useStoreSettings: () => ({ deliveryTimeMinutes: 30 }),
}));

const promisedAt = Date.parse('2026-11-20T19:13:00+05:30');
const order = anOrder({
  status: 'out_for_delivery',
  createdAt: promisedAt - 30 * 60_000,
  estimatedDeliveryAt: promisedAt,
});

test.each([
  { desc: 'before the promised time', now: promisedAt - 60_000, text: 'by 7:13 pm' },
  { desc: 'after it: never a time to come that is over', now: promisedAt + 60_000, text: 'was due 7:13 pm' },
])('$desc the timeline says $text (rule: one-promise)', ({ now, text }) => {
  mockNow = now;
  render(<OrderTimeline order={order} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('an order that was just placed says by when it comes (rule: one-promise)', () => {
  mockNow = order.createdAt;
  render(<OrderTimeline order={{ ...order, status: 'pending', estimatedDeliveryAt: null }} />);
  expect(screen.getByText('by 7:13 pm')).toBeVisible();
});

test('a cancelled order ended there, and promises no time', () => {
  mockNow = promisedAt;
  render(<OrderTimeline order={{ ...order, status: 'cancelled', statusTimes: { cancelled: promisedAt } }} />);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Ended: Cancelled/);
  expect(screen.queryByText(/^by |^was due/)).toBeNull();
});
