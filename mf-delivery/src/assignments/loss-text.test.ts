import type { Loss } from '@basket/domain';
import { lossLine, undoneText } from './loss-text';

const loss = (facts: Partial<Loss>): { lost: Loss } => ({
  lost: { why: 'cancelled', from: 'confirmed', at: 1, ...facts },
});

test.each([
  [loss({}), 'Order cancelled. Do not deliver it. Leave it at the store.'],
  [
    loss({ from: 'preparing', why: 'taken_back' }),
    'Order taken back. Do not deliver it. Leave it at the store.',
  ],
  [
    loss({ from: 'out_for_delivery' }),
    'Order cancelled. Do not deliver it. Bring the goods back to the store.',
  ],
  [
    loss({ from: 'out_for_delivery', why: 'taken_back' }),
    'Order taken back. Do not deliver it. Call the store: the goods go to another partner.',
  ],
  [
    loss({ from: 'delivered' }),
    'Order cancelled. The store has undone this delivery. Its pay and cash no longer count.',
  ],
  [{ lost: null }, 'This order is no longer yours to deliver.'],
])('%j: %s (rule: loss-told)', (assignment, text) => {
  expect(lossLine(assignment)).toBe(text);
});

test.each([
  [{ paymentMethod: 'cod', totalPaise: 300_00 }, /no longer counts, nor does its cash\./],
  [{ paymentMethod: 'cod', totalPaise: 0 }, /no longer counts\./],
  [{ paymentMethod: 'online', totalPaise: 300_00 }, /no longer counts\./],
] as const)('a delivery of %j that was undone: %s (rules: undo-told, small-sums)', (facts, text) => {
  expect(undoneText({ earningPaise: 50_00, ...facts }).todo).toMatch(text);
});
