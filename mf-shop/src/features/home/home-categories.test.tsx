import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { aCatalogue, aProduct } from '../../testing/builders';
import { homeCategoryLimit } from './home-selection';
import { Categories } from './home-categories';

test('home leads to the products of its first categories (rule: home-selection)', () => {
  const products = Array.from({ length: homeCategoryLimit + 1 }, (_, index) =>
    aProduct({ id: `p${index}`, categoryId: `shelf${index}` }),
  );
  render(
    <MemoryRouter>
      <Categories categories={aCatalogue(products).categories} />
    </MemoryRouter>,
  );
  const links = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('link');
  expect(links).toHaveLength(homeCategoryLimit);
  expect(screen.getByRole('link', { name: 'Shelf0' })).toHaveAttribute(
    'href',
    '/home/products?category=shelf0',
  );
});
