import { act, fireEvent, render, screen } from '@testing-library/react';
import { cart, MemoryRouter, useLocation, type CartLine } from '@basket/web';
import { CartLink } from './cart-link';

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
