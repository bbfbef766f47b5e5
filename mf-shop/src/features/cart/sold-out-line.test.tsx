import { render, screen, within } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { MemoryRouter, type Catalogue } from '@basket/web';
import { aCatalogue, aLine, aProduct } from '../../testing/builders';
import { FilledCart } from './filled-cart';

let mockCatalogue: Catalogue;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useCatalogue: () => ({ status: 'ready', data: mockCatalogue }),
  useStoreSettings: () => defaultStoreSettings,
}));

beforeEach(() => {
  // The server's settings and clock are not asked.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});

const lineOf = (id: string) =>
  aLine({
    key: id,
    productId: id,
    name: id,
    quantity: 1,
    finalPricePaise: 80_00,
    originalPricePaise: 100_00,
  });
const productOf = (id: string, stockQuantity: number) =>
  aProduct({ id, name: id, pricePaise: 80_00, originalPricePaise: 100_00, stockQuantity });

test.each([
  { desc: 'sold out', products: [productOf('Milk', 9), productOf('Salt', 0)] },
  { desc: 'no longer sold', products: [productOf('Milk', 9)] },
])('a line that is $desc counts in no sum of the cart (rule: sold-out-uncounted)', ({ products }) => {
  mockCatalogue = aCatalogue(products);
  render(
    <MemoryRouter>
      <FilledCart lines={[lineOf('Milk'), lineOf('Salt')]} />
    </MemoryRouter>,
  );
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('Total').closest('div')).toHaveTextContent('₹130');
  expect(screen.getByText(/^1 item/)).toBeVisible();
  expect(screen.getByText('Salt')).toBeVisible();
  expect(summary.getByText(/save/i)).toHaveTextContent('₹20');
});
