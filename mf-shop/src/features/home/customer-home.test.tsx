import { render, screen } from '@testing-library/react';
import { MemoryRouter, takeUpCatalogue } from '@basket/web';
import { aCatalogue, aProduct } from '../../testing/builders';
import { endNearness, standInForNearness } from '../../testing/nearness';
import { CustomerHome } from './customer-home';

beforeAll(() => void standInForNearness());
afterAll(endNearness);

test('home of a customer: categories, ways on and products, and nothing that the footer says', () => {
  const some = Array.from({ length: 9 }, (_, at) =>
    aProduct({ id: `p${at}`, originalPricePaise: 100_00, imageIds: ['front'] }),
  );
  const { categories, products, ...rest } = aCatalogue(some);
  takeUpCatalogue({ ...rest, categories: [...categories], products: [...products] });
  render(
    <MemoryRouter>
      <CustomerHome />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shop by category');
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/home/products');
  expect(screen.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/home/orders');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Featured today', 'Best offers']);
});
