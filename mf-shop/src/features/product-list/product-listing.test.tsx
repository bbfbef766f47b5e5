import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useDeliveryPromise, useLocation, useNavigate } from '@basket/web';
import { aCatalogue, anOption, aProduct } from '../../testing/builders';
import { ProductListing } from './product-listing';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useDeliveryPromise: jest.fn(() => ({ kind: 'now', minutes: 30 })),
}));

const published = aCatalogue([
  aProduct({ foodMark: 'veg', subcategory: 'Milk' }),
  aProduct({
    id: 'paneer',
    name: 'Malai Paneer',
    brand: 'Hosamane',
    subcategory: 'Cheese',
    description: 'Cottage cheese',
    pricePaise: 85_00,
  }),
  aProduct({
    id: 'tomato',
    name: 'Tomato',
    description: 'Hybrid',
    categoryId: 'vegetables',
    pricePaise: 24_00,
  }),
  aProduct({ id: 'bread', name: 'Bread', description: '<b>soft</b>', categoryId: null, stockQuantity: 0 }),
  aProduct({
    id: 'rice',
    name: 'Rice',
    description: '',
    categoryId: 'staples',
    options: [anOption('Size', '1 kg'), anOption('Size', '5 kg')],
  }),
]);

/** Rice and tomatoes sell. */
const catalogue = { ...published, popular: [4, 2] };

function Address() {
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{useLocation().search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}
/** The width of a desktop, on which the filters stand beside the products. */
const widen = () => {
  const width = Object.assign(window.matchMedia(''), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(width);
};
const show = async (address = '', shown = catalogue) => {
  widen();
  render(
    <MemoryRouter initialEntries={[`/home/products${address}`]}>
      <ProductListing catalogue={shown} />
      <Address />
    </MemoryRouter>,
  );
  await screen.findByRole('searchbox', { name: 'Search' });
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
};
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const address = () => screen.getByTestId('address').textContent;

test('says beside the number of products that the store is paused, and until when (rule: one-promise)', async () => {
  await show();
  expect(screen.getByText('5 products')).toHaveTextContent(/^5 products$/);
  const reopensAt = Date.parse('2026-11-20T21:30:00+05:30');
  jest.mocked(useDeliveryPromise).mockReturnValue({
    ...{ kind: 'closed', reopensAt, askedAt: reopensAt - 60_000, takesSlots: null },
  });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'panner');
  expect(screen.getByText('Back at 9:30 pm', { exact: false }).closest('p')).toHaveTextContent(
    '1 product · Back at 9:30 pm',
  );
  jest.mocked(useDeliveryPromise).mockReturnValue({ kind: 'now', minutes: 30 });
});

test('reads its filters from the address', async () => {
  await show('?category=dairy&sort=price-high&min=20&max=100');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dairy');
  expect(names()).toEqual(['Malai Paneer', 'Toned Milk']);
});

test('begins with what sells, and sorts by name on request (rule: popular-order)', async () => {
  await show();
  expect(names()).toEqual(['Rice', 'Tomato', 'Toned Milk', 'Malai Paneer', 'Bread']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  expect(address()).toBe('?sort=name');
  expect(names()).toEqual(['Toned Milk', 'Malai Paneer', 'Tomato', 'Bread', 'Rice']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Popular');
  expect(address()).toBe('');
});

test('writes chosen filters into the address', async () => {
  await show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'panner');
  expect(names()).toEqual(['Malai Paneer']);
  expect(address()).toBe('?search=panner');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'rating');
  expect(address()).toBe('?search=panner&sort=rating');
});

test('says that nothing was found, and clears the filters', async () => {
  await show('?search=television&category=dairy');
  expect(screen.getByText('No products found')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' });
  if (!clear) throw new Error('there is no way back');
  await userEvent.click(clear);
  expect(address()).toBe('');
  expect(names()).toHaveLength(catalogue.products.length);
});

test('a search that finds nothing offers what is near, its category and the store (rule: search-near)', async () => {
  await show('?search=panner%20television');
  expect(screen.getByText('No products found')).toBeVisible();
  const near = screen.getByRole('region', { name: 'Near “panner television”' });
  expect(within(near).getByRole('heading', { level: 3 })).toHaveTextContent('Malai Paneer');
  expect(within(near).getByRole('link', { name: /^Dairy/ })).toHaveAttribute(
    'href',
    '/home/products?category=dairy',
  );
});

test('a search that resembles nothing offers what sells and can be had (rules: search-near, popular-order)', async () => {
  await show('?search=television');
  const popular = screen.getByRole('region', { name: 'Popular products' });
  expect(within(popular).getAllByRole('heading', { level: 3 })).toHaveLength(catalogue.products.length - 1);
  expect(within(popular).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Rice');
  expect(within(popular).queryByText('Bread')).toBeNull();
});

test('filters that leave nothing offer nothing', async () => {
  await show('?search=tomato&category=dairy');
  expect(screen.getByText('No products found')).toBeVisible();
  expect(names()).toEqual([]);
});

const sheet = async () => {
  const [onPhone] = screen.getAllByRole('button', { name: /^Filters/ });
  if (!onPhone) throw new Error('nothing opens the filters');
  await userEvent.click(onPhone);
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

test('the sheet of phones says how many products the filters leave (rule: filter-sheet)', async () => {
  await show();
  const filters = await sheet();
  expect(filters.getByRole('button', { name: 'Show 5 products' })).toBeVisible();
  await userEvent.type(filters.getByRole('textbox', { name: 'Min' }), '25');
  await userEvent.selectOptions(filters.getByRole('combobox', { name: 'Category' }), 'dairy');
  expect(filters.getByRole('status')).toHaveTextContent('2 products');
  await userEvent.click(filters.getByRole('button', { name: 'Show 2 products' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(names()).toEqual(['Toned Milk', 'Malai Paneer']);
  expect(address()).toBe('?category=dairy&min=25');
});

test('all changes of one opened sheet are one step back (rule: filter-sheet)', async () => {
  await show();
  const filters = await sheet();
  await userEvent.click(filters.getByRole('checkbox', { name: 'Only offers' }));
  await userEvent.selectOptions(filters.getByRole('combobox', { name: 'Rating' }), '4');
  expect(address()).toBe('?rating=4&offers=1');
  await userEvent.click(screen.getByRole('button', { name: 'Back', hidden: true }));
  expect(address()).toBe('');
});

test('brand and food mark stand in the address; a brand that is gone stays chosen', async () => {
  await show('?brand=Gone');
  expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Gone');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Hosamane');
  expect(names()).toEqual(['Malai Paneer']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Any brand');
  await userEvent.click(screen.getByRole('radio', { name: 'Veg' }));
  expect(names()).toEqual(['Toned Milk']);
  expect(address()).toBe('?mark=veg');
});

test('a category offers its subcategories (rule: subcategories)', async () => {
  await show('?category=dairy&sort=price-high');
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of Dairy' }));
  expect(kinds.getAllByRole('link').map((link) => link.textContent)).toEqual(['All', 'Milk', 'Cheese']);
  expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(kinds.getByRole('link', { name: 'Cheese' }));
  expect(names()).toEqual(['Malai Paneer']);
  expect(address()).toBe('?category=dairy&subcategory=Cheese&sort=price-high');
  expect(kinds.getByRole('link', { name: 'Cheese' })).toHaveAttribute('aria-current', 'true');
});

test('subcategories are named in the language of the page, and addresses keep their English name (rule: shared-words)', async () => {
  const categories = catalogue.categories.map((category) =>
    category.id === 'dairy' ? { ...category, subcategoryNames: ['दूध', 'Cheese'] } : category,
  );
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  await show('?category=dairy', { ...catalogue, categories, categoryById });
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of Dairy' }));
  expect(kinds.getAllByRole('link').map((link) => link.textContent)).toEqual(['All', 'दूध', 'Cheese']);
  await userEvent.click(kinds.getByRole('link', { name: 'दूध' }));
  expect(names()).toEqual(['Toned Milk']);
  expect(address()).toBe('?category=dairy&subcategory=Milk');
});

test('all products have no subcategories', async () => {
  await show();
  expect(screen.queryByRole('navigation', { name: /^Kinds of/ })).toBeNull();
});

test('the sheet clears all filters', async () => {
  await show('?min=1000&rating=4.5');
  const filters = await sheet();
  expect(filters.getByRole('button', { name: 'Show 0 products' })).toBeVisible();
  await userEvent.click(filters.getByRole('button', { name: 'Clear all' }));
  expect(filters.getByRole('button', { name: 'Show 5 products' })).toBeVisible();
  expect(filters.getByRole('textbox', { name: 'Min' })).toHaveValue('');
  expect(address()).toBe('');
});

test('reports an invalid price and keeps it in its field', async () => {
  await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Min' }), 'cheap');
  expect(screen.getByRole('alert')).toHaveTextContent('Prices are numbers');
  expect(names()).toHaveLength(catalogue.products.length);
});

test('shows hostile text as text', async () => {
  await show('?view=list&search=%3Cscript%3E');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “<script>”');
});

test('the list has no ADD for sold-out products, and sizes beside it for products with options (rules: sold-out-stays, usual-size)', async () => {
  await show();
  const card = (name: string) => {
    const found = screen.getByRole('heading', { level: 3, name }).closest('article');
    if (!found) throw new Error(`${name} has no card`);
    return within(found);
  };
  expect(card('Bread').getByText('Sold out')).toBeVisible();
  expect(card('Bread').getAllByRole('button')).toEqual([
    card('Bread').getByRole('button', { name: 'Favourite: Bread' }),
  ]);
  for (const name of ['Add Rice', '2 sizes of Rice'])
    expect(card('Rice').getByRole('button', { name })).toBeVisible();
  expect(card('Tomato').getByRole('button', { name: 'Add Tomato' })).toBeVisible();
});

test('another category begins at its top, wherever the list was', async () => {
  await show('?category=dairy');
  document.documentElement.scrollTop = 700;
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: /^All/ }),
  );
  expect(address()).toBe('');
  expect(document.documentElement.scrollTop).toBe(0);
});
