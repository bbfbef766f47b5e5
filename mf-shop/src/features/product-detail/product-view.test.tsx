import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLineKey, newCartLine, type ProductOption } from '@basket/domain';
import { MemoryRouter, useLocation, type Catalogue, type useProductDetails } from '@basket/web';
import { aCatalogue, aProduct } from '../../testing/builders';
import { setCart } from '../../testing/cart-in-memory';
import { ProductView } from './product-view';

type Details = ReturnType<typeof useProductDetails>;
const readyDetails: Details = {
  status: 'ready',
  data: {
    longDescription: 'Deep saffron flesh, no fibre',
    specifications: [
      { name: 'Net quantity', value: '6 pcs' },
      { name: 'Origin', value: 'Ratnagiri' },
    ],
    relatedProductIds: ['kiwi'],
  },
};
let mockDetails: Details = readyDetails;

jest.mock('@basket/web', () => {
  const { cart, useCart } = jest.requireActual<typeof import('../../testing/cart-in-memory')>(
    '../../testing/cart-in-memory',
  );
  return {
    ...jest.requireActual<object>('@basket/web'),
    cart,
    useCart,
    productImageUrl: (_productId: string, imageId: string | null, size: string) =>
      imageId && `/pictures/${imageId}/${size}`,
    useProductDetails: () => mockDetails,
  };
});
beforeEach(() => {
  setCart([]);
  mockDetails = readyDetails;
});

const pack = (optionId: string, value: string): ProductOption => ({
  optionId,
  group: 'Pack size',
  value,
  adjustmentPaise: 0,
});
const Address = () => <output data-testid="address">{useLocation().search}</output>;

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

test('options and specifications are said in the language of the page, and sizes are still sizes (rule: shared-words)', () => {
  const inOtherWords = (option: ProductOption, value: string) => ({ ...option, groupName: 'पैक', value });
  const product = {
    ...mangoes,
    unit: '6 पीस',
    options: [inOtherWords(pack('six', ''), '6 पीस'), inOtherWords(pack('twelve', ''), '12 पीस')],
  };
  mockDetails = {
    ...readyDetails,
    data: {
      ...{ longDescription: '', relatedProductIds: [] },
      specifications: [{ name: 'Net quantity', value: '6 pcs' }],
      specificationsIn: {
        en: [{ name: 'मात्रा', value: '6 पीस' }],
        hi: [{ name: 'मात्रा', value: '6 पीस' }],
      },
    },
  };
  render(
    <MemoryRouter initialEntries={['/p?options=twelve']}>
      <ProductView product={product} catalogue={aCatalogue([product])} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('radiogroup', { name: 'पैक' })).toBeVisible();
  expect(screen.getByText('मात्रा').nextElementSibling).toHaveTextContent('12 पीस');
  expect(screen.queryByText('Net quantity')).toBeNull();
});

test('the page of a product says what it costs less, that it is there, and what goes well with it', () => {
  const product = { ...mangoes, pricePaise: 100_00, originalPricePaise: 200_00 };
  const { container } = render(
    <MemoryRouter>
      <ProductView
        product={product}
        catalogue={aCatalogue([product, aProduct({ id: 'kiwi', name: 'Kiwi' })])}
      />
    </MemoryRouter>,
  );
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Dairy' })).toHaveAttribute(
    'href',
    '/home/products?category=dairy',
  );
  for (const text of ['50% off', 'In stock', '30-day return policy', 'Deep saffron flesh, no fibre'])
    expect(container).toHaveTextContent(text);
  expect(screen.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  const related = within(screen.getByRole('list', { name: 'Related products' }));
  expect(related.getByRole('heading', { name: 'Kiwi' })).toBeVisible();
});

test('the page of a product reads as a phone shows it: the choice first, what goes well with it before its specifications (rule: product-on-phone)', () => {
  const product = { ...mangoes, description: 'Hand-picked in Ratnagiri orchards' };
  const { container } = render(
    <MemoryRouter>
      <ProductView
        product={product}
        catalogue={aCatalogue([product, aProduct({ id: 'kiwi', name: 'Kiwi' })])}
      />
    </MemoryRouter>,
  );
  const text = container.textContent;
  const parts = [
    'Home',
    'all taxes included',
    '12 pcs',
    'In stock',
    'Hand-picked',
    'About',
    'Goes well',
    'Specifications',
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

const kiwi = aProduct({ id: 'kiwi', name: 'Kiwi' });
const soldOut = { ...mangoes, stockQuantity: 0 };

test.each([
  { desc: 'in stock', product: mangoes, below: ['Goes well with', 'Specifications'] },
  {
    desc: 'sold out (rule: similar-products)',
    product: soldOut,
    below: ['Similar, in stock now', 'Goes well with', 'Specifications'],
  },
])(
  'below the words of a product that is $desc all comes at once, with its details and the whole catalogue',
  ({ product, below }) => {
    const viewOf = (catalogue: Catalogue) => (
      <MemoryRouter>
        <ProductView product={product} catalogue={catalogue} />
      </MemoryRouter>
    );
    const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const whole = aCatalogue([product, kiwi]);
    mockDetails = { status: 'loading' };
    const { rerender } = render(viewOf(whole));
    expect(titles()).toEqual([]);
    mockDetails = readyDetails;
    rerender(viewOf({ ...whole, total: 3 }));
    expect(titles()).toEqual(['About this product']);
    rerender(viewOf(whole));
    expect(titles()).toEqual(['About this product', ...below]);
    // A page that brings the details brings the products that go with them.
    rerender(viewOf({ ...whole, total: 3, details: {} }));
    expect(titles()).toEqual(['About this product', ...below]);
  },
);

test('a product that is sold out has similar ones when its details fail, which can be asked for again', async () => {
  const retry = jest.fn();
  mockDetails = { status: 'error', message: 'The details could not be loaded', retry };
  render(
    <MemoryRouter>
      <ProductView product={soldOut} catalogue={aCatalogue([soldOut, kiwi])} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('list', { name: 'Similar products' })).toHaveTextContent('Kiwi');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
});

test('another picture of a product is shown large', async () => {
  const product = { ...mangoes, imageIds: ['front', 'back'] };
  render(
    <MemoryRouter>
      <ProductView product={product} catalogue={aCatalogue([product])} />
    </MemoryRouter>,
  );
  const large = () => screen.getByRole('img', { name: 'Mangoes' });
  expect(large()).toHaveAttribute('src', '/pictures/front/detail');
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(screen.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(large()).toHaveAttribute('src', '/pictures/back/detail');
});

test('the stepper is that of the chosen options alone, with their total (rule: combination-control)', async () => {
  const dear = { ...pack('twelve', '12 pcs'), adjustmentPaise: 410_00 };
  const product = { ...mangoes, pricePaise: 449_00, options: [pack('six', '6 pcs'), dear] };
  render(
    <MemoryRouter>
      <ProductView product={product} catalogue={aCatalogue([product])} />
      <Address />
    </MemoryRouter>,
  );
  const adds = () => screen.queryAllByRole('button', { name: /^Add to Cart/ });
  const total = () => screen.getByText('Total').nextElementSibling;
  await userEvent.click(screen.getByRole('radio', { name: '12 pcs' }));
  expect(screen.getByTestId('address')).toHaveTextContent('?options=twelve');
  await userEvent.click(adds()[0] ?? document.body);
  expect(adds()).toEqual([]);
  expect(total()).toHaveTextContent('₹859');
  const key = cartLineKey('mangoes', ['twelve']);
  act(() => setCart([{ ...newCartLine(product, null, [dear]), key, quantity: 2 }]));
  expect(total()).toHaveTextContent('₹1,718');
  // Another choice is another line.
  await userEvent.click(screen.getByRole('radio', { name: '6 pcs' }));
  expect(screen.getByTestId('address')).toBeEmptyDOMElement();
  expect(adds()).not.toEqual([]);
  expect(screen.queryByText('Total')).toBeNull();
});
