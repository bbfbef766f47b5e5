import { act, fireEvent, render, screen } from '@testing-library/react';
import { cart, MemoryRouter, useLocation, type AreaNavigation, type CartLine } from '@basket/web';
import { CartLink } from './cart-link';

let navigation: Pick<AreaNavigation, 'openCart'> | null = null;
jest.mock('../../remotes/load-area', () => ({
  areaNavigation: (mount: string) => (mount === '/home' ? navigation : null),
}));

const line: CartLine = {
  key: 'tomato',
  productId: 'tomato',
  name: 'Tomato',
  unit: '500 g',
  imageId: null,
  tint: null,
  options: [],
  pricePaise: 24_00,
  finalPricePaise: 24_00,
  originalPricePaise: 24_00,
  maxQuantity: 99,
  quantity: 2,
};

function Path() {
  return <p>{useLocation().pathname}</p>;
}

test('a press that has begun opens the cart, although the count changes under it', () => {
  render(
    <MemoryRouter initialEntries={['/home/products']}>
      <CartLink />
      <Path />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Cart, 0 items' });
  const icon = link.firstElementChild;
  expect(screen.queryByTestId('cart-badge')).toBeNull();
  fireEvent.mouseDown(link);
  act(() => cart.restore([line]));
  expect(screen.getByRole('link', { name: 'Cart, 2 items, ₹48' })).toBe(link);
  expect(screen.getByTestId('cart-badge')).toHaveTextContent('2');
  expect(link.firstElementChild).toBe(icon);
  act(() => cart.restore([{ ...line, quantity: 3 }]));
  expect(screen.getByRole('link', { name: 'Cart, 3 items, ₹72' })).toBe(link);
  fireEvent.mouseUp(link);
  fireEvent.click(link);
  expect(screen.getByText('/home/cart')).toBeVisible();
});

describe('the drawer of the shop (rule: cart-drawer)', () => {
  const press = () => {
    render(
      <MemoryRouter initialEntries={['/home/products']}>
        <CartLink />
        <Path />
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('link', { name: /^Cart/ }));
  };

  test('opens over the page when the shop takes the press, until it closes', () => {
    navigation = {
      openCart(event, show) {
        event.preventDefault();
        show(<button onClick={() => show(null)}>Close</button>);
      },
    };
    press();
    expect(screen.getByText('/home/products')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  test.each([
    { desc: 'before the shop has loaded', known: null },
    { desc: 'with a shop that has none', known: {} },
    { desc: 'when the shop leaves the press to it', known: { openCart: () => undefined } },
  ])('the link leads to the page $desc', ({ known }) => {
    navigation = known;
    press();
    expect(screen.getByText('/home/cart')).toBeVisible();
  });
});
