import { act, render, screen } from '@testing-library/react';
import { anOrder } from '@basket/domain/testing';
import { MemoryRouter, type CartLine, type Live } from '@basket/web';
import { aLine, aProduct } from '../../testing/builders';
import { forgottenProducts } from './forgotten-products';
import { OftenBought } from './often-bought';

const products = ['rice', 'tea', 'milk', 'gone'].map((id) =>
  aProduct({ id, name: id, stockQuantity: id === 'gone' ? 0 : 9 }),
);
const productById = new Map(products.map((product) => [product.id, product]));
const mockLive = jest.fn<Live<unknown>, [unknown]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useSession: () => 'asha',
  useLiveQuery: (query: unknown) => mockLive(query),
  useCatalogue: () => ({
    status: 'ready',
    data: { productById: mockProducts(), categoryById: new Map(), products: [] },
  }),
}));
const mockProducts = () => productById;

const loading: Live<unknown> = { status: 'loading' };
const keep = (orders: readonly { id: string; productIds: string[] }[], isListed: boolean): void =>
  localStorage.setItem(
    'basket-express.recently-bought',
    JSON.stringify({ owner: 'asha', productIds: [], orders, isListed }),
  );
const show = (lines: readonly CartLine[]) => (
  <MemoryRouter>
    <OftenBought lines={lines} />
  </MemoryRouter>
);
const offered = (): string[] => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);

beforeEach(() => {
  localStorage.clear();
  mockLive.mockReset().mockReturnValue(loading);
});

test.each([
  { desc: 'in the order of the ids', ids: ['tea', 'rice'], inCart: [], offered: ['tea', 'rice'] },
  { desc: 'not what is in the cart', ids: ['tea', 'rice'], inCart: ['tea'], offered: ['rice'] },
  { desc: 'not what is sold out', ids: ['gone', 'rice'], inCart: [], offered: ['rice'] },
  { desc: 'not what is no longer sold', ids: ['unknown', 'rice'], inCart: [], offered: ['rice'] },
])('offers $desc (rule: often-bought)', ({ ids, inCart, ...expected }) => {
  expect(forgottenProducts(ids, productById, new Set(inCart)).map(({ id }) => id)).toEqual(expected.offered);
});

test('offers what the device knows without a read, and a product that is added keeps its place (rule: often-bought)', () => {
  keep([{ id: 'o1', productIds: ['rice', 'tea', 'milk'] }], true);
  const { rerender } = render(show([aLine({ key: 'tea', productId: 'tea' })]));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('You may have forgotten');
  expect(offered()).toEqual(['rice', 'milk']);
  expect(mockLive.mock.calls.every(([query]) => query === null)).toBe(true);
  rerender(show([aLine({ key: 'rice', productId: 'rice' })]));
  expect(offered()).toEqual(['rice', 'milk']);
});

test('reads the latest orders where the device has listed none, and keeps them (rule: often-bought)', () => {
  const order = anOrder({ id: 'o1', status: 'delivered' });
  const productId = order.items[0]?.productId ?? '';
  productById.set(productId, aProduct({ id: productId, name: 'Bought before' }));
  mockLive.mockImplementation((query) =>
    query === null ? loading : { status: 'ready', data: [order], isFromCache: false },
  );
  const { unmount } = render(show([]));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Buy again');
  expect(offered()).toContain('Bought before');
  unmount();
  mockLive.mockReset().mockReturnValue(loading);
  act(() => void render(show([])));
  expect(offered()).toContain('Bought before');
  expect(mockLive).toHaveBeenCalledWith(null);
  expect(mockLive.mock.calls.every(([query]) => query === null)).toBe(true);
});

test('shows nothing to somebody who has never ordered', () => {
  keep([], true);
  const { container } = render(show([]));
  expect(container).toBeEmptyDOMElement();
});
