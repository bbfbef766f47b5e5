import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@basket/web';
import { aLine } from '../../testing/builders';
import { setCart } from '../../testing/cart-in-memory';
import { CartPage } from './cart-page';

jest.mock('@basket/web', () => {
  const { cart, useCart } = jest.requireActual<typeof import('../../testing/cart-in-memory')>(
    '../../testing/cart-in-memory',
  );
  return {
    ...jest.requireActual<object>('@basket/web'),
    cart,
    useCart,
    useSession: (select: (state: object) => unknown) =>
      select({ status: 'signed-in', user: { uid: 'asha' }, profile: null }),
    useLiveQuery: () => ({ status: 'loading' }),
  };
});

beforeEach(() => {
  // The catalogue does not load.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  setCart(['Milk', 'Rice', 'Tea'].map((name) => aLine({ key: name, productId: name, name, quantity: 1 })));
});
const show = () =>
  render(
    <MemoryRouter>
      <CartPage />
    </MemoryRouter>,
  );
const remove = (name: string) => screen.getByRole('button', { name: new RegExp(`^Remove ${name}`) });

test('removing a line leaves the focus among the others, the last one at the way on (rule: focus-kept)', async () => {
  show();
  const list = screen.getByRole('list', { name: 'Items in your cart' });
  await userEvent.click(remove('Rice'));
  expect(list).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(remove('Tea'));
  expect(list).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(remove('Milk'));
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveFocus();
});

test('clearing the cart leaves the focus at the way on (rule: focus-kept)', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveFocus();
});

describe('products that are often bought (rule: often-bought)', () => {
  const heading = () => screen.queryByRole('heading', { name: 'You may have forgotten' });
  const keep = (productIds: readonly string[]) =>
    localStorage.setItem(
      'basket-express.recently-bought',
      JSON.stringify({ owner: 'asha', productIds, orders: [{ id: 'o1', productIds }], isListed: true }),
    );
  afterEach(() => localStorage.clear());

  test('has its place above the bill before the catalogue is there, so that it pushes nothing', () => {
    keep(['Salt', 'Milk']);
    show();
    const shelf = heading()?.closest('section');
    expect(shelf?.querySelectorAll('li')).toHaveLength(1);
    const bill = screen.getByRole('region', { name: 'Order summary' });
    expect(shelf?.compareDocumentPosition(bill)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('has no place where all of it is in the cart', () => {
    keep(['Milk', 'Rice']);
    show();
    expect(heading()).toBeNull();
  });
});
