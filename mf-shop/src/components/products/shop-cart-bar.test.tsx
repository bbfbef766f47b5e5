import { render, screen } from '@testing-library/react';
import { MemoryRouter, type Catalogue } from '@basket/web';
import { aCatalogue, aLine, aProduct } from '../../testing/builders';
import { setCart } from '../../testing/cart-in-memory';
import { ShopCartBar } from './shop-cart-bar';

let mockCatalogue: Catalogue;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  ...jest.requireActual<object>('../../testing/cart-in-memory'),
  useCatalogue: () => ({ status: 'ready', data: mockCatalogue }),
}));

test.each([
  { desc: 'sold out', products: [aProduct({ id: 'salt', stockQuantity: 0 })], lacking: 0, sum: '₹80' },
  { desc: 'not sold', products: [], lacking: 0, sum: '₹80' },
  { desc: 'not in the part that the page carries', products: [], lacking: 1, sum: '₹160' },
])(
  'the bar counts each item, and a line that is $desc for $sum (rule: sold-out-uncounted)',
  ({ products, lacking, sum }) => {
    const milk = aProduct({ id: 'milk', stockQuantity: 9 });
    const whole = aCatalogue([milk, ...products]);
    mockCatalogue = { ...whole, total: whole.total + lacking };
    setCart(
      ['milk', 'salt'].map((id) => aLine({ key: id, productId: id, quantity: 1, finalPricePaise: 80_00 })),
    );
    render(
      <MemoryRouter>
        <ShopCartBar />
      </MemoryRouter>,
    );
    expect(screen.getByText(`2 items · ${sum}`)).toBeVisible();
  },
);
