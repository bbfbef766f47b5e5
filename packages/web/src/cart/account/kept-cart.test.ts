import { changedCart, emptyAccountCart } from '@basket/domain';
import { removeStored, storageKeys } from '../../platform/storage';
import { keptCart } from './kept-cart';
import { firstKnownCart, withSending } from './known-cart';

const milk = { productId: 'milk', optionIds: [], quantity: 2 };
const knownCart = { ...firstKnownCart('asha'), account: changedCart(emptyAccountCart, [milk], 10) };

beforeEach(() => localStorage.clear());

test('all tabs of an account know the same cart, and another account knows none', () => {
  const [one, two] = [keptCart('asha'), keptCart('asha')];
  one.writeKnownCart(knownCart);
  expect(two.readKnownCart()).toEqual(knownCart);
  expect(keptCart('ravi').readKnownCart()).toEqual(firstKnownCart('ravi'));
});

test('a tab that has not heard of the sign-out in another one removes nothing from the cart of the account (rule: sign-out-clears)', () => {
  const { readKnownCart, writeKnownCart } = keptCart('asha');
  writeKnownCart(knownCart);
  removeStored(storageKeys.knownCart);
  // The lines on the device are gone, too.
  expect(withSending(readKnownCart(), [], { now: 1000, newId: () => 'an-operation' })).toBeNull();
});

test('a browser that keeps nothing knows the cart while the page is open', () => {
  const { readKnownCart, writeKnownCart } = keptCart('asha');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeKnownCart(knownCart);
  expect(readKnownCart()).toEqual(knownCart);
});
