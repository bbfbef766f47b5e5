import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from '@basket/web';
import { navigation } from './navigation';

jest.mock('./features/cart/cart-drawer', () => {
  throw new Error('This file is gone');
});

const Path = () => <p>{useLocation().pathname}</p>;

afterEach(() => window.history.pushState(null, '', '/'));

test.each([
  { desc: 'leads to the page', isLeft: false, path: '/home/cart' },
  { desc: 'leads nowhere from a page that was opened meanwhile', isLeft: true, path: '/home' },
])(
  'a press of the cart whose drawer cannot be loaded $desc (rule: cart-drawer)',
  async ({ isLeft, path }) => {
    const size = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(size);
    window.history.pushState(null, '', '/home');
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
