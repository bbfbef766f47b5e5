import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { defaultStoreSettings } from '@basket/domain';
import { Link, MemoryRouter, toast, useLocation, type Catalogue } from '@basket/web';
import { navigation } from '../../navigation';
import { aCatalogue, aLine, aProduct } from '../../testing/builders';
import { cart, setCart } from '../../testing/cart-in-memory';

let mockCatalogue: Catalogue;
let mockStatus: string;
const mockFault = jest.fn();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  ...jest.requireActual<object>('../../testing/cart-in-memory'),
  useCatalogue: () => ({ status: 'ready', data: mockCatalogue }),
  useDeliveryPromise: () => ({ kind: 'now', minutes: 30 }),
  useStoreSettings: () => defaultStoreSettings,
  useSession: (select: (state: object) => unknown) =>
    select({ status: mockStatus, user: { uid: 'asha' }, profile: null }),
}));
jest.mock('./use-fresh-lines', () => {
  const actual = jest.requireActual<typeof import('./use-fresh-lines')>('./use-fresh-lines');
  return {
    useFreshLines: (...lines: Parameters<typeof actual.useFreshLines>) => {
      mockFault();
      return actual.useFreshLines(...lines);
    },
  };
});

/** The header's link and a page, as the shell shows them. */
function Frame() {
  const [drawer, show] = useState<ReactNode>(null);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // As in a browser: what lies outside an open dialog takes no focus.
    if (!document.querySelector('dialog[open]')) main.current?.focus();
  }, [pathname]);
  return (
    // jsdom follows no link by itself.
    <div onClick={(event) => event.preventDefault()}>
      <Link to="/home/cart" onClick={(press) => navigation.openCart?.(press, show)}>
        Cart
      </Link>
      {drawer}
      <main ref={main} tabIndex={-1}>
        {pathname}
      </main>
    </div>
  );
}

const lineOf = (id: string, quantity = 1) =>
  aLine({
    ...{ key: id, productId: id, name: id, quantity, pricePaise: 80_00 },
    ...{ finalPricePaise: 80_00, originalPricePaise: 80_00 },
  });

function setScreen(isDesktop: boolean) {
  const size = Object.assign(window.matchMedia(''), { matches: isDesktop });
  jest.spyOn(window, 'matchMedia').mockReturnValue(size);
}

async function press(pathname = '/home/products', keys: object = {}) {
  window.history.pushState(null, '', pathname);
  render(
    <MemoryRouter initialEntries={[pathname]}>
      <Frame />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Cart' });
  link.focus();
  fireEvent.click(link, keys);
  // The drawer's code.
  await act(() => import('./cart-drawer'));
}
const drawer = () => screen.queryByRole('dialog', { name: 'Your cart' });
const inDrawer = () => within(screen.getByRole('dialog', { name: 'Your cart' }));
const path = () => screen.getByRole('main').textContent;

beforeEach(() => {
  mockStatus = 'signed-in';
  mockFault.mockReset();
  mockCatalogue = aCatalogue(
    ['Milk', 'Rice'].map((id) =>
      aProduct({ id, name: id, pricePaise: 80_00, originalPricePaise: 80_00, stockQuantity: 9 }),
    ),
  );
  setCart([lineOf('Milk', 2), lineOf('Rice')]);
  setScreen(true);
  // The server's settings and clock are not asked.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => window.history.pushState(null, '', '/'));

describe('a press of the link to the cart (rule: cart-drawer)', () => {
  test.each(['/home', '/home/products', '/home/orders/o1'])('opens the drawer on %s', async (pathname) => {
    await press(pathname);
    expect(drawer()).toBeVisible();
    expect(path()).toBe(pathname);
  });

  test.each(['/home/cart', '/home/checkout', '/contact'])('is followed on %s', async (pathname) => {
    await press(pathname);
    expect(drawer()).toBeNull();
    expect(path()).toBe('/home/cart');
  });

  test('is followed on phones', async () => {
    setScreen(false);
    await press();
    expect(drawer()).toBeNull();
    expect(path()).toBe('/home/cart');
  });

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with %s is the browser’s', async (key) => {
    await press('/home/products', { [key]: true });
    expect(drawer()).toBeNull();
    expect(path()).toBe('/home/products');
  });

  test('opens nothing on a page that was opened before the code arrived', async () => {
    const opened = press();
    window.history.pushState(null, '', '/home/orders');
    await opened;
    expect(drawer()).toBeNull();
  });
});

test('the drawer shows sum, way on and changes of the cart (rule: cart-drawer)', async () => {
  await press();
  expect(inDrawer().getByText('Total, with ₹50 delivery').closest('div')).toHaveTextContent('₹290');
  expect(inDrawer().getByText(/^3 items/)).toBeVisible();
  expect(inDrawer().getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
    'href',
    '/home/checkout',
  );
  expect(inDrawer().getByRole('progressbar', { name: 'Towards free delivery' })).toBeVisible();
  // On another device.
  act(() => setCart([lineOf('Milk', 2)]));
  expect(inDrawer().getByText('Total, with ₹50 delivery').closest('div')).toHaveTextContent('₹210');
});

test('a line that cannot be had is left out with one press, and the reason is said (rule: cart-bar)', async () => {
  jest.spyOn(toast, 'success').mockReturnValue();
  mockCatalogue = aCatalogue([aProduct({ id: 'Milk', name: 'Milk', pricePaise: 80_00, stockQuantity: 9 })]);
  await press();
  expect(inDrawer().getByText('1 item not available').closest('[role="status"]')).not.toBeNull();
  await userEvent.click(inDrawer().getByRole('button', { name: 'Remove and go on' }));
  expect(cart.lines().map(({ name }) => name)).toEqual(['Milk']);
  expect(path()).toBe('/home/checkout');
  expect(drawer()).toBeNull();
});

test('the last line that is removed leaves the empty cart, with the focus at its way on (rule: focus-kept)', async () => {
  const told = jest.spyOn(toast, 'success').mockReturnValue();
  setCart([lineOf('Milk')]);
  await press();
  await userEvent.click(inDrawer().getByRole('button', { name: /^Remove Milk/ }));
  expect(inDrawer().getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await waitFor(() => expect(inDrawer().getByRole('link', { name: 'Continue Shopping' })).toHaveFocus());
  expect(inDrawer().queryByText(/^Total/)).toBeNull();
  act(() => told.mock.calls[0]?.[1]?.action?.run());
  expect(inDrawer().getByText(/^Total/)).toBeVisible();
});

test.each([
  { name: 'View cart', leadsTo: '/home/cart' },
  { name: 'Milk', leadsTo: '/home/products/Milk' },
])(
  '$name leads to its page, which gets the focus, and the drawer can be opened again',
  async ({ name, leadsTo }) => {
    await press();
    await userEvent.click(inDrawer().getByRole('link', { name }));
    expect(path()).toBe(leadsTo);
    expect(drawer()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    fireEvent.click(screen.getByRole('link', { name: 'Cart' }));
    await waitFor(() => expect(drawer()).toBeVisible());
  },
);

test('closing returns the focus to the link, which opens it again', async () => {
  await press();
  await userEvent.click(inDrawer().getByRole('button', { name: 'Close' }));
  expect(drawer()).toBeNull();
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(link).toHaveFocus();
  fireEvent.click(link);
  await waitFor(() => expect(drawer()).toBeVisible());
});

test('a visitor gets the page of the cart, which asks for the sign-in', async () => {
  mockStatus = 'signed-out';
  await press();
  expect(drawer()).toBeNull();
  expect(path()).toBe('/home/cart');
});

test('a fault in the drawer leads to the page of the cart (rule: remotes-isolated)', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  mockFault.mockImplementation(() => {
    throw new Error('broken');
  });
  await press();
  expect(drawer()).toBeNull();
  expect(path()).toBe('/home/cart');
});
