import { render, screen } from '@testing-library/react';
import { MemoryRouter, takeUpCatalogue } from '@basket/web';
import { aCatalogue } from '../../testing/builders';
import { ProductDetailPage } from './product-detail-page';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useParams: () => ({ productId: 'no-such-product' }),
}));

test('a product that is not sold is not found, and leads to those that are', () => {
  const { products, categories, ...catalogue } = aCatalogue([]);
  takeUpCatalogue({ ...catalogue, categories: [...categories], products: [...products] });
  render(
    <MemoryRouter>
      <ProductDetailPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to products' })).toHaveAttribute('href', '/home/products');
});
