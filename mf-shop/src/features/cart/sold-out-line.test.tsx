import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultProfile, defaultStoreSettings, type DeliveryPromise } from '@basket/domain';
import { MemoryRouter, toast, useRoutes, type Catalogue } from '@basket/web';
import { aCatalogue, aLine, aProduct } from '../../testing/builders';
import { cart, setCart, useCart } from '../../testing/cart-in-memory';
import { FilledCart } from './filled-cart';

let mockCatalogue: Catalogue;
let mockPromise: DeliveryPromise;
const mockProfile = { ...defaultProfile('asha@basket.example', 0), pincode: '560038' };
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  ...jest.requireActual<object>('../../testing/cart-in-memory'),
  useCatalogue: () => ({ status: 'ready', data: mockCatalogue }),
  useDeliveryPromise: () => mockPromise,
  useStoreSettings: () => defaultStoreSettings,
  useSession: (select: (state: object) => unknown) =>
    select({ status: 'signed-in', user: { uid: 'asha' }, profile: mockProfile }),
}));

const lineOf = (id: string, quantity = 1) =>
  aLine({
    ...{ key: id, productId: id, name: id, quantity },
    ...{ finalPricePaise: 80_00, originalPricePaise: 100_00 },
  });
const productOf = (id: string, stockQuantity: number) =>
  aProduct({ id, name: id, pricePaise: 80_00, originalPricePaise: 100_00, stockQuantity });

function Cart() {
  const lines = useCart((state) => state.lines);
  return lines.length === 0 ? <p>Empty</p> : <FilledCart lines={lines} />;
}
const Pages = () =>
  useRoutes([
    { path: '/home/cart', element: <Cart /> },
    { path: '/home/checkout', element: <h1>Checkout</h1> },
  ]);
function show(
  lines: readonly ReturnType<typeof lineOf>[],
  products: readonly ReturnType<typeof productOf>[],
  catalogue: Partial<Catalogue> = {},
) {
  setCart(lines);
  mockCatalogue = { ...aCatalogue(products), ...catalogue };
  render(
    <MemoryRouter initialEntries={['/home/cart']}>
      <Pages />
    </MemoryRouter>,
  );
}
const bar = () => within(screen.getByRole('complementary', { name: 'Checkout' }));
const row = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (!item) throw new Error(`no line of ${name}`);
  return within(item);
};

beforeEach(() => {
  mockPromise = { kind: 'now', minutes: 30 };
  // The server's settings and clock are not asked.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});

const withoutSalt = [
  { desc: 'sold out', products: [productOf('Milk', 9), productOf('Salt', 0)], mayComeBack: 1 },
  { desc: 'no longer sold', products: [productOf('Milk', 9)], mayComeBack: 0 },
];

test.each(withoutSalt)(
  'a line that is $desc counts in no sum, has no price and no plus (rule: sold-out-uncounted)',
  ({ products, mayComeBack }) => {
    show([lineOf('Milk'), lineOf('Salt')], products);
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('Total').closest('div')).toHaveTextContent('₹130');
    expect(summary.getByText(/save/i)).toHaveTextContent('₹20');
    expect(row('Milk').getByText('₹80')).toBeVisible();
    expect(row('Milk').getByRole('button', { name: 'Increase quantity of Milk' })).toBeVisible();
    expect(row('Salt').queryByText(/₹/)).toBeNull();
    expect(row('Salt').queryByRole('button', { name: /quantity of/ })).toBeNull();
    expect(row('Salt').getByRole('button', { name: 'Remove Salt' })).toBeVisible();
    expect(row('Salt').queryAllByRole('button', { name: 'Tell me when Salt is back' })).toHaveLength(
      mayComeBack,
    );
    // As many as the badge of the header.
    expect(screen.getByText(/^2 items, 1 not available/)).toBeVisible();
  },
);

test('the part of the catalogue that a page carries takes nothing out of the cart', () => {
  show([lineOf('Milk'), lineOf('Salt')], [productOf('Milk', 9)], { total: 2 });
  expect(row('Salt').getByText('₹80')).toBeVisible();
  expect(screen.getByText(/^2 items ·/)).toBeVisible();
});

test('the bar says where to and when, and leads to the checkout (rule: cart-bar)', () => {
  show([lineOf('Milk')], [productOf('Milk', 9)]);
  expect(bar().getByText('To 560038, in 30 min')).toBeVisible();
  expect(bar().getByRole('status')).toBeEmptyDOMElement();
  expect(bar().getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/home/checkout');
});

test('Remove and go on takes out what cannot be had, with the reason in the bar and a way back (rule: cart-bar)', async () => {
  const told = jest.spyOn(toast, 'success').mockReturnValue();
  show([lineOf('Milk'), lineOf('Salt', 2)], withoutSalt[0]?.products ?? []);
  expect(bar().getByRole('status')).toHaveTextContent('2 items not available');
  expect(bar().queryByText(/in 30 min/i)).toBeNull();
  await userEvent.click(bar().getByRole('button', { name: 'Remove and go on' }));
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(cartNames()).toEqual(['Milk']);
  expect(told.mock.calls).toMatchObject([['2 items removed from cart', { action: { label: 'Undo' } }]]);
  told.mock.calls[0]?.[1]?.action?.run();
  expect(cartNames()).toEqual(['Milk', 'Salt']);
});

test('more than is left is changed to that on the way to the checkout (rule: cart-bar)', async () => {
  jest.spyOn(toast, 'success').mockReturnValue();
  show([lineOf('Milk', 3), lineOf('Rice', 1)], [productOf('Milk', 2), productOf('Rice', 9)]);
  expect(bar().getByRole('status')).toHaveTextContent('Fewer left of 1 product');
  await userEvent.click(bar().getByRole('button', { name: 'Change and go on' }));
  expect(cart.lines().map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('while the store is closed nothing leads to the checkout, and the bar says why (rule: one-promise)', () => {
  mockPromise = { kind: 'closed', reopensAt: null, askedAt: null, takesSlots: false };
  show([lineOf('Milk')], [productOf('Milk', 9)]);
  expect(bar().getByRole('button', { name: 'Store closed' })).toBeDisabled();
  expect(bar().getByRole('status')).toHaveTextContent('Store closed: no orders right now');
  expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
});

const cartNames = () => cart.lines().map(({ name }) => name);
