import { anOrder, someInstant } from '@basket/domain/testing';
import { NumberLengths } from '../platform/instance/number-lengths';
import { seededRandom } from '../testing/histories/faults';
import { drawFreeOrderNumber, isNumberReleased } from './order-numbers';

const random = seededRandom(20261122);
const randomInt = (below: number): number => Math.floor(random() * below);
const dayMs = 24 * 60 * 60 * 1000;

test('a day starts with four digits, whatever yesterday needed (rule: order-number)', async () => {
  const numberLengths = new NumberLengths();
  for (let draw = 0; draw < 20; draw += 1) numberLengths.note('261120', 4, true);
  expect(numberLengths.digitsFor('261120')).toBe(5);
  const drawn = await drawFreeOrderNumber(() => Promise.resolve(false), someInstant + dayMs, {
    randomInt,
    numberLengths,
  });
  expect(drawn).toMatch(/^BE261121\d{4}$/);
});

test('a chance collision makes one number longer, not the day (rule: order-number)', async () => {
  const services = { randomInt, numberLengths: new NumberLengths() };
  const answers = [true, false, false];
  const isTaken = () => Promise.resolve(answers.shift() ?? false);
  expect(await drawFreeOrderNumber(isTaken, someInstant, services)).toMatch(/^BE261120\d{5}$/);
  expect(await drawFreeOrderNumber(isTaken, someInstant, services)).toMatch(/^BE261120\d{4}$/);
});

test('where every number is taken, the shop is busy', async () => {
  const services = { randomInt, numberLengths: new NumberLengths() };
  await expect(drawFreeOrderNumber(() => Promise.resolve(true), someInstant, services)).rejects.toMatchObject(
    {
      refusal: { code: 'too_much_contention' },
    },
  );
});

const attempted = { ...anOrder().payment, attempts: 1 };
test.each([
  { desc: 'an order that nobody has touched', order: {}, isReleased: true },
  { desc: 'one that is being prepared', order: { status: 'preparing' as const }, isReleased: false },
  { desc: 'one that was offered to a partner', order: { offerAttempts: 1 }, isReleased: false },
  { desc: 'one that was delivered once', order: { deliverySeq: 1 }, isReleased: false },
  { desc: 'one whose payment was opened', order: { payment: attempted }, isReleased: false },
  {
    desc: 'one that was paid',
    order: { payment: { ...anOrder().payment, receivedPaise: 98_00 } },
    isReleased: false,
  },
  { desc: 'one of yesterday', order: { orderNumber: 'BE2611194821' }, isReleased: false },
])(
  '$desc gives its number back when cancelled: $isReleased (rule: order-number)',
  ({ order, isReleased }) => {
    expect(isNumberReleased(anOrder(order), someInstant)).toBe(isReleased);
  },
);
