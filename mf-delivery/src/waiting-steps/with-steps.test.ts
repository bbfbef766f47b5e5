import type { StepDraft } from '@basket/domain';
import { anAssignment } from '../testing/builders';
import { withSteps } from './with-steps';

const accepted = anAssignment({ state: 'accepted', orderStatus: 'confirmed' });
const step = (draft: StepDraft, refusal: string | null = null) => ({
  ...draft,
  id: 's1',
  uid: 'imran',
  at: 5,
  refusal,
});
const pickUp = { operation: 'pickUp', orderNumber: 'BE1', input: { orderId: 'order1' } } as const;
const report = {
  operation: 'reportUndelivered',
  orderNumber: 'BE1',
  input: { orderId: 'order1', reason: 'refused', note: 'Late' },
} as const;

test('an order is shown as the waiting steps have left it', () => {
  expect(withSteps(accepted, [step(pickUp)]).orderStatus).toBe('out_for_delivery');
  expect(withSteps(accepted, [step(pickUp), step(report)])).toMatchObject({
    orderStatus: 'out_for_delivery',
    awaitsDecision: true,
    undelivered: { reason: 'refused', note: 'Late', at: 5, answer: '' },
  });
});

test.each([
  { desc: 'a refused step', order: accepted, waiting: step(pickUp, 'No.') },
  { desc: 'another order', order: { ...accepted, orderId: 'order2' }, waiting: step(pickUp) },
  { desc: 'a lost order', order: { ...accepted, state: 'lost' } as const, waiting: step(pickUp) },
])('$desc changes nothing', ({ order, waiting }) => {
  expect(withSteps(order, [waiting])).toEqual(order);
});
