import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newCartLine } from '@basket/domain';
import { MemoryRouter } from '@basket/web';
import { aProduct } from '../../testing/builders';
import { setCart } from '../../testing/cart-in-memory';
import { BuyBar, BuyControl } from './buy-control';

const milk = newCartLine(aProduct({ id: 'toned-milk', name: 'Toned Milk', options: [] }), null, []);

jest.mock('@basket/web', () => {
  const { cart, useCart } = jest.requireActual<typeof import('../../testing/cart-in-memory')>(
    '../../testing/cart-in-memory',
  );
  return { ...jest.requireActual<object>('@basket/web'), cart, useCart };
});
beforeEach(() => setCart([]));

const button = (name: RegExp) => screen.getByRole('button', { name });
const control = () => <BuyControl line={milk} isOut={false} />;
const bar = () => <BuyBar line={milk} unit="500 ml" isOut={false} />;

test.each([
  { desc: 'beside the picture', what: control, removes: /^Remove$/ },
  { desc: 'at the bottom edge', what: bar, removes: /^Remove Toned Milk/ },
])('the focus stays with the buttons $desc (rule: focus-kept)', async ({ what, removes }) => {
  render(<MemoryRouter>{what()}</MemoryRouter>);
  await userEvent.click(button(/^Add to Cart/));
  expect(button(/^Increase quantity of Toned Milk/)).toHaveFocus();
  await userEvent.click(button(removes));
  expect(button(/^Add to Cart/)).toHaveFocus();
});
