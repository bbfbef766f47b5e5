import type { PublishedProduct } from '@basket/domain';
import { ProductCard, ProductRow } from '@basket/ui';
import { MemoryRouter } from '@basket/web';
import { render } from '@testing-library/react';
import { anOption, aProduct } from '../../testing/builders';
import { ShopProduct } from './shop-product';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  productImageUrl: (_productId: string, imageId: string | null) => imageId && `/pictures/${imageId}`,
}));

/** A value of each field of a published product and what shoppers then see; null for a field that is not shown. */
interface Look {
  readonly product: Partial<PublishedProduct>;
  readonly grid: string | null;
  readonly list: string | null;
}
const both = (product: Partial<PublishedProduct>, html: string): Look => ({
  product,
  grid: html,
  list: html,
});
const hidden: Look = { product: {}, grid: null, list: null };

const looks: Readonly<Record<keyof PublishedProduct, Look>> = {
  id: both({ id: 'okra' }, '/home/products/okra'),
  name: both({ name: 'Okra' }, '>Okra<'),
  description: { product: { description: 'Lady finger' }, grid: null, list: '>Lady finger<' },
  keywords: hidden,
  categoryId: hidden,
  subcategory: hidden,
  brand: hidden,
  foodMark: both({ foodMark: 'non-veg' }, 'Non-vegetarian'),
  unit: both({ unit: '6 pcs' }, '>6 pcs<'),
  pricePaise: both({ pricePaise: 27_00 }, '₹27'),
  originalPricePaise: both({ originalPricePaise: 56_00 }, '50% off'),
  badge: both({ badge: 'Fresh' }, '>Fresh<'),
  rating: both({ rating: 3.9 }, '3.9'),
  reviews: { product: { reviews: 4321 }, grid: null, list: '4,321' },
  isFeatured: hidden,
  stockQuantity: both({ stockQuantity: 3 }, '>3 left<'),
  imageIds: both({ imageIds: ['picture7'] }, '/pictures/picture7'),
  options: both({ options: [anOption('Size', '1 kg'), anOption('Size', '2 kg')] }, '2 sizes of'),
};

const htmlOf = (product: Partial<PublishedProduct>, view: 'grid' | 'list'): string =>
  render(
    <MemoryRouter>
      <ShopProduct
        product={aProduct(product)}
        tint={null}
        Look={view === 'grid' ? ProductCard : ProductRow}
      />
    </MemoryRouter>,
  ).container.innerHTML;

const cases = Object.entries(looks).flatMap(([field, { product, ...shown }]) =>
  (['grid', 'list'] as const).map((view) => ({ field, product, view, html: shown[view] })),
);

test.each(cases.filter(({ html }) => html !== null))('the $view shows $field', ({ product, view, html }) => {
  expect(htmlOf({}, view)).not.toContain(html);
  expect(htmlOf(product, view)).toContain(html);
});

test.each(['grid', 'list'] as const)(
  'the %s says how much is off from the share on that the shop set (rule: discount-percent)',
  (view) => {
    expect(htmlOf({ pricePaise: 85_00, originalPricePaise: 98_00 }, view)).not.toContain('% off');
    expect(htmlOf({ pricePaise: 85_00, originalPricePaise: 1_00_00 }, view)).toContain('15% off');
  },
);
