import type { PutBackItem } from '@basket/domain';
import fc from 'fast-check';
import { decideSettlement } from './settle-put-back.decision';

const item = (line: number, productId: string, quantity: number): PutBackItem => ({
  line,
  productId,
  name: productId,
  unit: '500 g',
  quantity,
});
/** Two lines of the same product, in other sizes, and one of another. */
const items = [item(0, 'Ghee', 3), item(2, 'Ghee', 1), item(3, 'Milk', 2)];

test('all goods are back on the shelf', () => {
  expect(decideSettlement({ items }, {})).toEqual({
    ok: true,
    value: {
      back: new Map([
        ['Ghee', 4],
        ['Milk', 2],
      ]),
      lost: [],
    },
  });
});

test('units that did not come back are lost, for a reason', () => {
  const fewer = [
    { line: 0, quantity: 1 },
    { line: 3, quantity: 0 },
  ];
  const outcome = decideSettlement({ items }, { fewer, reason: 'Broken' });
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      back: new Map([
        ['Ghee', 2],
        ['Milk', 0],
      ]),
      lost: [
        { line: 0, quantity: 2 },
        { line: 3, quantity: 2 },
      ],
    },
  });
});

test.each([
  ['unknown_line', { fewer: [{ line: 1, quantity: 0 }], reason: 'Broken' }],
  ['not_shorter', { fewer: [{ line: 0, quantity: 3 }], reason: 'Broken' }],
  ['loss_reason_needed', { fewer: [{ line: 0, quantity: 2 }] }],
])('%s is refused', (code, said) => {
  expect(decideSettlement({ items }, said)).toMatchObject({ ok: false, refusal: { code } });
});

test('each unit is back or lost, never both (rule: put-back)', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ line: fc.constantFrom(0, 2, 3), quantity: fc.nat(4) })), (fewer) => {
      const outcome = decideSettlement({ items }, { fewer, reason: 'Broken' });
      if (!outcome.ok) return;
      const back = [...outcome.value.back.values()].reduce((sum, units) => sum + units, 0);
      const lost = outcome.value.lost.reduce((sum, { quantity }) => sum + quantity, 0);
      expect([back + lost, back >= 0]).toEqual([6, true]);
    }),
  );
});
