import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from '@basket/web';
import { useTrail } from './trail';
import { useBack } from './use-back';
import { mainId, usePageChange } from './use-page-change';

// Stands in for the navigation of the shop's remote, which no bundler provides here.
jest.mock('../remotes/load-area', () => ({
  areaNavigation: (mount: string) =>
    mount === '/home' ? { back: [{ from: '/home/cart', to: '/home/products' }] } : null,
}));

const address = () => window.location.pathname + window.location.search;

function Page() {
  useTrail();
  usePageChange();
  const back = useBack('customer');
  return (
    <main id={mainId} tabIndex={-1}>
      <p>Page {useLocation().pathname}</p>
      {back && <Link {...back}>Back</Link>}
      <Link to="/home/products/mango">Mango</Link>
      <Link to="/home/cart">Cart</Link>
      <Link to="/home/products?category=dairy&sort=rating" replace>
        Dairy
      </Link>
      <Link to="/home/orders">Orders</Link>
      <Link to="/home/orders/1">Order</Link>
    </main>
  );
}

const scrollTo = jest.fn((_x: number, y: number) => scrolledTo(y));
function scrolledTo(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}
beforeAll(() => Object.assign(window, { scrollTo }));

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const page = (path: string) => screen.findByText(`Page ${path}`);

function open(path: string): void {
  window.history.pushState(null, '', path);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

test('Back leads to the list as it was left: filters, sorting and place (rule: back-target)', async () => {
  open('/home/products?category=fruit&sort=price-low');
  act(() => scrolledTo(1840));
  const entries = window.history.length;
  await follow('Mango');
  expect(window.scrollY).toBe(0);
  await follow('Back');
  await page('/home/products');
  expect(address()).toBe('/home/products?category=fruit&sort=price-low');
  expect(window.scrollY).toBe(1840);
  // It went back instead of adding a second entry for the list.
  expect(window.history.length).toBe(entries + 1);
});

test('a filter that was chosen last counts, and where the page then was', async () => {
  open('/home/products?category=fruit');
  act(() => scrolledTo(300));
  await follow('Dairy');
  await follow('Mango');
  await follow('Back');
  await page('/home/products');
  expect(address()).toBe('/home/products?category=dairy&sort=rating');
  expect(window.scrollY).toBe(300);
});

test('from further away Back keeps the filters too', async () => {
  open('/home/products?search=milk');
  await follow('Mango');
  await follow('Cart');
  await follow('Back');
  await page('/home/products');
  expect(address()).toBe('/home/products?search=milk');
});

test('a page before that is another one is not taken for the list', async () => {
  open('/home/products?search=milk');
  await follow('Order');
  await follow('Back');
  await page('/home/orders');
  expect(address()).toBe('/home/orders');
});
