import { promisedBy } from './promised-by';

const minute = 60_000;

describe('promisedBy says the time from the moment of ordering (rule: one-promise)', () => {
  const placed = {
    status: 'pending' as const,
    estimatedDeliveryAt: null,
    createdAt: 100 * minute,
    paymentDueAt: null,
    slot: null,
  };
  const slot = { startsAt: 300 * minute, endsAt: 420 * minute, offerFromAt: 270 * minute, isChosen: true };

  test.each([
    { desc: 'just ordered', order: placed, by: 130 * minute },
    { desc: 'accepted', order: { ...placed, estimatedDeliveryAt: 141 * minute }, by: 141 * minute },
    { desc: 'for a slot', order: { ...placed, slot }, by: null },
    { desc: 'waits for its payment', order: { ...placed, paymentDueAt: 115 * minute }, by: null },
    { desc: 'delivered', order: { ...placed, status: 'delivered' as const }, by: null },
    { desc: 'cancelled', order: { ...placed, status: 'cancelled' as const }, by: null },
  ])('$desc', ({ order, by }) => {
    expect(promisedBy(order, 30)).toBe(by);
  });
});
