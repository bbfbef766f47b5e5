import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product, PublishedTexts, Stored } from '@basket/domain';
import { aCategory, aProduct } from '@basket/domain/testing';
import {
  CallRefusedError,
  MemoryRouter,
  toast,
  useLocation,
  useNavigate,
  type Live,
  type LiveQuery,
} from '@basket/web';
import { ProductsPage } from './products-page';

/** Answers for the published texts of a language. */
const texts = jest.fn<Promise<PublishedTexts>, [string]>();
/** The products among the latest changes; null for all. */
let changedNow: readonly string[] | null;
let products: Stored<Product>[];
const asked: LiveQuery[] = [];
const run = jest.fn();
const refresh = jest.fn();
const publishedAt = 1_000;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  toast: { success: jest.fn(), error: jest.fn() },
  fetchJson: (url: string) => texts(url),
  useLoaded: (key: string | null, load: () => Promise<unknown>, errorText: string) =>
    key === 'pictures'
      ? { status: 'loading' }
      : jest.requireActual<typeof import('@basket/web')>('@basket/web').useLoaded(key, load, errorText),
  refreshCatalogue: () => refresh(),
  useLiveDocument: () => ({ status: 'loading' }),
  useOperation: () => ({ run, isBusy: false }),
  useCatalogue: () => published,
  useLiveQuery: (query: LiveQuery | null): Live<unknown[]> => (query ? answer(query) : { status: 'loading' }),
}));

let published: object;
/** The products that the cache answers with before the server does; null once that has. */
let cached: readonly string[] | null;
const categories = [{ id: 'veg', ...aCategory({ name: 'Vegetables' }) }];

/** Answers the queries of this page as the database does. */
function answer(query: LiveQuery): Live<unknown[]> {
  asked.push(query);
  const ready = (data: unknown[]) => ({ status: 'ready', data, isFromCache: false }) as const;
  if (query.collection === 'categories') return ready(categories);
  const [field, , value] = query.where?.[0] ?? ['none', '==', null];
  if (field === '__name__') {
    const found = products.filter(({ id }) => (value as string[]).includes(id));
    return cached
      ? { status: 'ready', data: found.filter(({ id }) => cached?.includes(id)), isFromCache: true }
      : ready(found);
  }
  if (field === 'isActive') return ready(products.filter(({ isActive }) => !isActive));
  const changed = products.filter(({ id }) => changedNow?.includes(id) ?? true);
  return ready(changed.sort((a, b) => b.updatedAt - a.updatedAt).slice(0, query.limit));
}

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function show(address = '/admin/products') {
  asked.length = 0;
  const active = products.filter(({ isActive }) => isActive);
  published = { status: 'ready', data: { version: 7, publishedAt, products: active } };
  return render(
    <MemoryRouter initialEntries={[address]}>
      <ProductsPage />
      <Address />
    </MemoryRouter>,
  );
}

const rows = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((button) => button.ariaLabel ?? '');
const edits = (...names: string[]) => names.map((name) => `Edit ${name}`);
const address = () => screen.getByTestId('address').textContent;
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  jest.clearAllMocks();
  cached = null;
  changedNow = null;
  Object.assign(window, { scrollTo: jest.fn() });
  products = [
    { id: 'okra', ...aProduct({ name: 'Okra', categoryId: 'veg', stockQuantity: 3, updatedAt: 900 }) },
    { id: 'rice', ...aProduct({ name: 'Rice', categoryId: null, stockQuantity: 0, updatedAt: 900 }) },
    { id: 'tea', ...aProduct({ name: 'Tea', categoryId: null, isActive: false, updatedAt: 900 }) },
  ];
});

test('search, category, state and order of the products are in the address (rule: filters-in-address)', async () => {
  show();
  expect(rows()).toEqual(edits('Okra', 'Rice', 'Tea'));
  await choose('Category', 'Vegetables');
  expect([rows(), address()]).toEqual([edits('Okra'), '/admin/products?category=veg']);
  await choose('Category', 'All categories');
  await choose('State', 'Inactive');
  expect([rows(), address()]).toEqual([edits('Tea'), '/admin/products?show=inactive']);
  await choose('State', 'Every state');
  await choose('Sort', 'Least stock first');
  expect([rows(), address()]).toEqual([edits('Rice', 'Okra', 'Tea'), '/admin/products?sort=stock']);
  await userEvent.type(screen.getByRole('searchbox'), 'ok');
  expect(screen.getByRole('searchbox')).toHaveValue('ok');
  await waitFor(() => expect(rows()).toEqual(edits('Okra')));
  expect(address()).toBe('/admin/products?search=ok&sort=stock');
});

test('products without a Hindi name are a filter with its count, kept in the address (rule: product-texts)', async () => {
  products = products.map((product) =>
    product.id === 'tea' ? { ...product, texts: { hi: { name: 'चाय' } } } : product,
  );
  changedNow = ['tea'];
  texts.mockResolvedValue({ products: { okra: { name: 'भिंडी' } }, categories: {}, words: [] });
  show();
  expect(texts).not.toHaveBeenCalled();
  await choose('State', 'Without हिन्दी');
  await waitFor(() => expect(rows()).toEqual(edits('Rice')));
  expect(address()).toBe('/admin/products?show=without-hi');
  const bar = within(screen.getByRole('group', { name: 'Selected products' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 product');
  expect(texts.mock.calls).toEqual([['/api/catalogue/texts/hi?v=7']]);
});

test('the words that products share are a link away (rule: shared-words)', () => {
  show();
  expect(screen.getByRole('link', { name: 'Words' })).toHaveAttribute('href', '/admin/products/words');
});

test('texts that do not come are told, and asked for again', async () => {
  texts
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ products: {}, categories: {}, words: [] });
  jest.spyOn(console, 'error').mockReturnValue();
  show('/admin/products?show=without-hi');
  expect(await screen.findByText(/texts of products in this language could not be loaded/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toEqual(edits('Okra', 'Rice', 'Tea')));
});

test('a page of which the cache knows a part is shown once the server has the rest', () => {
  cached = ['rice'];
  const { rerender } = show();
  expect(rows()).toEqual([]);
  expect(screen.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
  cached = null;
  rerender(
    <MemoryRouter>
      <ProductsPage />
    </MemoryRouter>,
  );
  expect(rows()).toEqual(edits('Okra', 'Rice', 'Tea'));
});

test('Back to an earlier search shows it in its field', async () => {
  products = Array.from({ length: 60 }, (_, n) => ({
    id: `p${n}`,
    ...aProduct({ name: `Tea ${n}`, updatedAt: 900 }),
  }));
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  show('/admin/products?search=tea');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(address()).toBe('/admin/products'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('searchbox')).toHaveValue('tea');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(address()).toBe('/admin/products?search=tea');
});

test('products that are low or out of stock are marked', () => {
  show();
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(row('Okra').getByText('Low')).toBeVisible();
  expect(row('Rice').getByText('Out')).toBeVisible();
  expect(row('Tea').queryByText(/Low|Out/)).toBeNull();
});

test('a page reads and follows 25 of 5,000 products; the pager has the total (rule: bounded-work)', async () => {
  products = Array.from({ length: 5_000 }, (_, n) => ({
    id: `p${n}`,
    ...aProduct({ name: `Product ${n}`, updatedAt: 900 }),
  }));
  show('/admin/products?page=2');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('status')).toHaveTextContent('26 to 50 of 5,000');
  expect(rows()[0]).toBe('Edit Product 25');
  const most = new Map(
    asked.filter((q) => q.collection === 'products').map((q) => [JSON.stringify(q), q.limit]),
  );
  expect([...most.values()].sort((a, b) => a - b)).toEqual([25, 50, 500]); // page, latest changes, inactive
  await userEvent.click(pages.getByRole('button', { name: 'Next' }));
  expect(address()).toBe('/admin/products?page=3');
  expect(rows()[0]).toBe('Edit Product 50');
});

test('arrow keys move between the products, and Enter opens one (rule: keyboard-admin)', async () => {
  show();
  const [, first, second] = screen.getAllByRole('row');
  act(() => first?.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  const name = second?.querySelector('b')?.textContent ?? '';
  await userEvent.keyboard('{Enter}');
  expect(within(screen.getByRole('dialog')).getByLabelText('Name')).toHaveValue(name);
});

test('a change that is not published yet is shown, and the catalogue is asked for again', () => {
  jest.useFakeTimers();
  const view = show();
  products = [...products, { id: 'new', ...aProduct({ name: 'Yam', updatedAt: publishedAt + 1 }) }];
  view.rerender(
    <MemoryRouter>
      <ProductsPage />
    </MemoryRouter>,
  );
  expect(rows()).toContain('Edit Yam');
  expect(refresh).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(4_000));
  expect(refresh).toHaveBeenCalledTimes(1);
});

describe('the price in its row', () => {
  async function open(price: string): Promise<void> {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Change price of Okra, ₹24.00' }));
    const field = screen.getByLabelText('Price of Okra');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, `${price}{Enter}`);
  }

  test('is saved with Enter, with the version that was shown', async () => {
    run.mockResolvedValue({ productId: 'okra', updatedAt: 901 });
    // The browser draws before React does: the focus waits for no frame.
    const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    await open('31.50');
    expect(run).toHaveBeenCalledWith(
      expect.objectContaining({
        productId: 'okra',
        updatedAt: 900,
        draft: expect.objectContaining({ name: 'Okra', pricePaise: 31_50 }),
      }),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change price of Okra, ₹24.00' })).toHaveFocus(),
    );
    frames.mockRestore();
  });

  test.each(['', '0', '12,34', '-1', '1000000.01'])('is not saved as "%s"', async (price) => {
    await open(price === '' ? ' ' : price);
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByText('Rupees, such as 24.50')).toBeVisible();
  });

  test('that somebody else changed meanwhile is kept in its field, with why it was not saved (rule: edit-conflict)', async () => {
    run.mockRejectedValue(new CallRefusedError('changed_meanwhile', {}, 'Changed meanwhile.'));
    await open('31.50');
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(expect.stringMatching(/^Failed to save the price/)),
    );
    expect(screen.getByLabelText('Price of Okra')).toHaveValue('31.50');
  });

  test('stays as it was with Escape', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Change price of Okra, ₹24.00' }));
    await userEvent.keyboard('99{Escape}');
    expect(screen.queryByLabelText('Price of Okra')).toBeNull();
    expect(run).not.toHaveBeenCalled();
  });
});

test('products are selected one by one, or all that the view finds on every page', async () => {
  products = Array.from({ length: 60 }, (_, n) => ({
    id: `p${n}`,
    ...aProduct({ name: `Tea ${n}`, updatedAt: 900 }),
  }));
  show('/admin/products?search=tea');
  const bar = within(screen.getByRole('group', { name: 'Selected products' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tea 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tea 30' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selected');
  await userEvent.click(bar.getByRole('button', { name: 'Change stock' }));
  expect(screen.getByRole('dialog', { name: 'Change stock' })).toHaveTextContent('2 products');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(bar.getByRole('button', { name: 'Select all 60' }));
  expect(bar.getByRole('status')).toHaveTextContent('60 selected');
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
  expect(bar.getByRole('status')).toHaveTextContent('60 products');
});
