import { storageKeys } from '../platform/storage';
import { createCart } from './cart';
import type { CartLineDraft } from './cart-lines';

const bananas: CartLineDraft = {
  productId: 'bananas',
  name: 'Bananas',
  unit: '1 dozen',
  imageId: null,
  tint: null,
  options: [],
  pricePaise: 60_00,
  finalPricePaise: 60_00,
  originalPricePaise: 60_00,
  maxQuantity: 3,
};

function aCart(owner: string | null = 'ananya') {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const { cart, useStore } = createCart({ notify: { success: say, error: say, info: say } });
  cart.belongTo(owner);
  return { cart, said, lines: () => useStore.getState().lines };
}

const stored = (): unknown => JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null');

beforeEach(() => localStorage.clear());

describe('messages (rule: cart-messages)', () => {
  test('adding, adding again, reaching the limit, removing, clearing', () => {
    const { cart, said } = aCart();
    expect(cart.add(bananas)).toBe('added');
    expect(cart.add(bananas)).toBe('updated');
    expect(cart.add(bananas, 5)).toBe('capped');
    cart.remove('bananas');
    cart.clear();
    expect(said).toEqual([
      'Added Bananas to cart',
      'Updated Bananas in cart',
      'At most 3 Bananas can be ordered',
      'Item removed from cart',
      'Cart cleared',
    ]);
  });

  test('a visitor is asked to sign in and nothing is added (rule: cart-signed-in)', () => {
    const { cart, said, lines } = aCart(null);
    expect(cart.add(bananas)).toBe('signed-out');
    expect(lines()).toEqual([]);
    expect(said).toEqual(['Please sign in to add items to cart']);
  });

  test('a screen may pass its own message', () => {
    const { cart, said } = aCart();
    cart.add(bananas, 1, { message: '1 Bananas added to cart!' });
    expect(said).toEqual(['1 Bananas added to cart!']);
  });

  test('a quantity of 0 removes the line, an unknown line is ignored', () => {
    const { cart, said, lines } = aCart();
    cart.add(bananas);
    cart.setQuantity('bananas', 0);
    cart.remove('bananas');
    expect(lines()).toEqual([]);
    expect(said).toEqual(['Added Bananas to cart', 'Item removed from cart']);
  });
});

describe('a cart that is kept', () => {
  test('survives a reload for its owner only (rule: cart-kept)', () => {
    aCart().cart.add(bananas, 2);
    expect(aCart().lines()).toMatchObject([{ key: 'bananas', quantity: 2 }]);
    expect(aCart('imran').lines()).toEqual([]);
  });

  test.each([
    { desc: 'no JSON', text: '{' },
    { desc: 'another shape', text: '{"owner":"ananya","lines":[{"key":1}]}' },
    { desc: 'a fraction of a unit', text: '{"owner":"ananya","lines":[{"quantity":1.5}]}' },
  ])('is ignored when it is $desc', ({ text }) => {
    localStorage.setItem(storageKeys.cart, text);
    expect(aCart().lines()).toEqual([]);
  });

  test('is gone after forgetting (rule: cart-forgotten)', () => {
    const { cart, lines } = aCart();
    cart.add(bananas);
    cart.forget();
    expect(lines()).toEqual([]);
    expect(stored()).toBeNull();
  });

  test('stays until the session is known', () => {
    aCart().cart.add(bananas);
    const { cart, lines } = aCart(null);
    expect(lines()).toEqual([]);
    cart.belongTo('ananya');
    expect(lines()).toHaveLength(1);
  });
});

describe('other tabs', () => {
  const change = (newValue: string | null): void => {
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart, newValue }));
  };

  test('are followed', () => {
    const { lines } = aCart();
    aCart().cart.add(bananas, 3);
    change(localStorage.getItem(storageKeys.cart));
    expect(lines()).toMatchObject([{ quantity: 3 }]);
    change(null);
    expect(lines()).toEqual([]);
  });

  test('changes to another account are ignored', () => {
    const { lines } = aCart('imran');
    change(JSON.stringify({ owner: 'ananya', lines: [{ ...bananas, key: 'bananas', quantity: 1 }] }));
    expect(lines()).toEqual([]);
  });
});

describe('the account', () => {
  const ordered = [{ ...bananas, key: 'bananas', quantity: 2 }];
  const aLink = (isNews: boolean) => {
    const followed: boolean[] = [];
    const link = {
      beginOrder: () => Promise.resolve(() => undefined),
      noteOrdered: () => isNews,
      setFollowed: (isFollowed: boolean) => void followed.push(isFollowed),
      settle: () => Promise.resolve(),
      stop: () => void followed.push(false),
    };
    return { link, followed };
  };

  test.each([
    { desc: 'what was ordered leaves the cart', isNews: true, left: 1 },
    { desc: 'what has left it already does not leave it again', isNews: false, left: 3 },
  ])('$desc (rule: order-empties-cart)', ({ isNews, left }) => {
    const { cart, lines } = aCart();
    cart.connect(aLink(isNews).link);
    cart.add(bananas, 3);
    cart.takeOrdered('order1', ordered);
    expect(lines()).toMatchObject([{ quantity: left }]);
  });

  test('is followed as long as somebody looks at the cart, also by a link that comes later', () => {
    const { cart } = aCart();
    const [leave, leaveToo] = [cart.follow(), cart.follow()];
    const { link, followed } = aLink(true);
    cart.connect(link);
    leave();
    expect(followed).toEqual([true]);
    leaveToo();
    expect(followed).toEqual([true, false]);
  });

  test('the latest lines are those that another tab has left', () => {
    const { cart } = aCart();
    aCart().cart.add(bananas, 2);
    expect(cart.latest()).toMatchObject([{ quantity: 2 }]);
    expect(cart.latest()).toBe(cart.latest());
  });
});
