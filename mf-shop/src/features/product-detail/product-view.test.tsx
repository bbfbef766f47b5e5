import { render, screen } from '@testing-library/react';
import type { ProductOption } from '@basket/domain';
import { MemoryRouter } from '@basket/web';
import { aCatalogue, aProduct } from '../../testing/builders';
import { setCart } from '../../testing/cart-in-memory';
import { ProductView } from './product-view';

jest.mock('@basket/web', () => {
  const { cart, useCart } = jest.requireActual<typeof import('../../testing/cart-in-memory')>(
    '../../testing/cart-in-memory',
  );
  return {
    ...jest.requireActual<object>('@basket/web'),
    cart,
    useCart,
    useProductDetails: () => ({
      status: 'ready',
      data: {
        longDescription: '',
        specifications: [
          { name: 'Net quantity', value: '6 pcs' },
          { name: 'Origin', value: 'Ratnagiri' },
        ],
        relatedProductIds: [],
      },
    }),
  };
});
beforeEach(() => setCart([]));

const pack = (optionId: string, value: string): ProductOption => ({
  optionId,
  group: 'Pack size',
  value,
  adjustmentPaise: 0,
});
const mangoes = aProduct({
  id: 'mangoes',
  name: 'Mangoes',
  unit: '6 pcs',
  options: [pack('six', '6 pcs'), pack('twelve', '12 pcs')],
});

test.each([
  { address: '/p', shown: '6 pcs', other: '12 pcs' },
  { address: '/p?options=twelve', shown: '12 pcs', other: '6 pcs' },
])(
  'the page of a product names the pack that is chosen: $shown (rule: unit-price)',
  ({ address, shown, other }) => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <ProductView product={mangoes} catalogue={aCatalogue([mangoes])} />
      </MemoryRouter>,
    );
    expect(screen.getByText('Net quantity').nextElementSibling).toHaveTextContent(shown);
    expect(screen.getByText(`${shown}, all taxes included`)).toBeInTheDocument();
    // Where it can be chosen, and nowhere else.
    expect(screen.getAllByText(other)).toHaveLength(1);
  },
);
