import { passesText } from './attention';

test.each([
  [['a:expired', 'b:rejected', 'c:expired'], 'Three partners did not take this order'],
  [['a:expired', 'b:rejected', 'a:expired'], 'Two partners did not take this order, one of them twice'],
  [['a:expired', 'a:expired', 'a:rejected'], 'One partner did not take this order, asked 3 times'],
  [['a:withdrawn', 'a:expired', 'b:expired'], 'Two partners did not take this order'],
  [['a:expired', 'b:expired', 'c:expired', 'd:expired'], 'Three partners did not take this order'],
  [[], null],
])('%j: %s', (offers, expected) => {
  const passed = offers.map((offer) => {
    const [deliveryPartnerId = '', state] = offer.split(':');
    return { deliveryPartnerId, state: state as 'expired' | 'rejected' | 'withdrawn' };
  });
  expect(passesText({ dispatch: { passes: 3, stoppedBy: 'passes' } }, passed)).toBe(expected);
});
