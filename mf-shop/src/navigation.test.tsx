import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, matchPath, MemoryRouter, useLocation } from '@basket/web';
import { filtered, product } from '@basket/web/found-pages';
import * as shopPages from '@basket/web/shop-pages';
import { navigation } from './navigation';
import routes from './routes';

jest.mock('./features/cart/cart-drawer', () => {
  throw new Error('This file is gone');
});

const Path = () => <p>{useLocation().pathname}</p>;

afterEach(() => window.history.pushState(null, '', '/'));

test.each([
  { desc: 'leads to the page', at: '/home', isLeft: false, path: '/home/cart' },
  { desc: 'leads to the page in Hindi', at: '/hi/home', isLeft: false, path: '/home/cart' },
  { desc: 'leads nowhere from a page that was opened meanwhile', at: '/home', isLeft: true, path: '/home' },
])(
  'a press of the cart whose drawer cannot be loaded $desc (rule: cart-drawer)',
  async ({ at, isLeft, path }) => {
    const size = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(size);
    window.history.pushState(null, '', at);
    render(
      <MemoryRouter initialEntries={['/home']}>
        <Link to="/home/cart" onClick={(press) => navigation.openCart?.(press, () => undefined)}>
          Cart
        </Link>
        <Path />
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Cart' }));
    expect(screen.getByText('/home')).toBeVisible();
    if (isLeft) window.history.pushState(null, '', '/home/orders');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByText(path)).toBeVisible();
  },
);

const { results, ...pages } = shopPages;
const lists = { filtered: filtered({ brand: 'a b' }), results: results('a b') };

test.each(Object.entries({ ...pages, ...lists, product: product('a b') }))(
  'the page that the frame around every page leads to is one of this area: %s (rule: shop-pages)',
  (_name, address) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const found = routes.filter(
      ({ path = '' }) => path !== '*' && matchPath(`${shopPages.home}/${path}`, pathname),
    );
    expect(found).toHaveLength(1);
    expect([...searchParams.values()]).toEqual(address.includes('?') ? ['a b'] : []);
  },
);
