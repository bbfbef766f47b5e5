import { render, screen } from '@testing-library/react';
import { anOrder, someInstant } from '@basket/domain/testing';
import { OrderDue } from './order-due';

const minute = 60_000;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useServerNow: () => someInstant + 42 * minute,
}));

/** Accepted late: the forecast is no promise. */
const promised = { promisedAt: someInstant + 40 * minute, estimatedDeliveryAt: someInstant + 60 * minute };

/** A slot whose orders are offered so many minutes after the order was placed. */
const slotFrom = (minutes: number) => ({
  offerFromAt: someInstant + minutes * minute,
  startsAt: someInstant + (minutes + 30) * minute,
  endsAt: someInstant + (minutes + 150) * minute,
  isChosen: true,
});

test.each([
  ['not accepted, by the store’s time', {}, '12 min late'],
  ['accepted too late, by its promise', { status: 'preparing', ...promised }, '2 min late'],
  ['in time', { status: 'out_for_delivery', promisedAt: someInstant + 50 * minute }, '8 min left'],
  [
    'delivered late',
    { status: 'delivered', ...promised, statusTimes: { delivered: someInstant + 47 * minute } },
    '7 min late',
  ],
  [
    'delivered in time',
    { status: 'delivered', ...promised, statusTimes: { delivered: someInstant + 39 * minute } },
    null,
  ],
  ['cancelled', { status: 'cancelled', ...promised }, null],
  [
    'for a slot that is not near (rule: slot-dispatch)',
    { slot: slotFrom(43), estimatedDeliveryAt: slotFrom(43).endsAt },
    'Today, 1:13 pm',
  ],
  [
    'for a slot that is near (rule: slot-dispatch)',
    { slot: slotFrom(42), estimatedDeliveryAt: slotFrom(42).endsAt },
    '2 h 30 min left',
  ],
  ['not paid yet', { paymentMethod: 'online', paymentStatus: 'pending', paidAt: null }, null],
] as const)('an order that is %s', (_desc, facts, text) => {
  const { container } = render(<OrderDue order={anOrder(facts)} deliveryTimeMinutes={30} />);
  if (text === null) expect(container).toBeEmptyDOMElement();
  else expect(screen.getByText(text)).toBeVisible();
});

test('nothing is said before the store’s promise is known', () => {
  const { container } = render(<OrderDue order={anOrder()} deliveryTimeMinutes={null} />);
  expect(container).toBeEmptyDOMElement();
});
