import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from '@basket/web';
import { keepSearch, keptSearch } from '../../renewal/kept-search';
import { ProductSearch } from './product-search';

jest.mock('./product-suggestions', () => ({ ProductSuggestions: () => null }));

const paths = ['/login', '/login?role=admin', '/register'];
/** Follows a link. */
const go = (path: string) => fireEvent.click(screen.getByRole('link', { name: path }));

const showAt = (path: string) => {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <ProductSearch isCompact={false} />
      {paths.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </BrowserRouter>,
  );
};
const field = () => screen.getByRole('combobox', { name: 'Search products' });

beforeEach(() => sessionStorage.clear());

describe('text that was typed before the page loaded itself anew (rule: file-gone)', () => {
  beforeEach(() => keepSearch('/login', 'basmati ri'));

  test('is in the field again, also when the address gets a parameter', async () => {
    showAt('/login');
    expect(field()).toHaveValue('basmati ri');
    go('/login?role=admin');
    expect(field()).toHaveValue('basmati ri');
  });

  test('the typed text comes back on the page where it was typed, and on no other', async () => {
    showAt('/login');
    go('/register');
    expect(field()).toHaveValue('');
    go('/login');
    expect(field()).toHaveValue('');
  });

  test('gives way to what is typed now', async () => {
    showAt('/login');
    fireEvent.change(field(), { target: { value: 'dahi' } });
    expect(field()).toHaveValue('dahi');
    expect(keptSearch('/login')).toBe('');
    go('/login?role=admin');
    expect(field()).toHaveValue('');
  });
});

describe('while the next page is still to come, its address is there already', () => {
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

  test('what is typed then stays when the page comes, in the same field', () => {
    showAt('/login');
    const before = field();
    window.history.pushState({ key: 'next' }, '', '/register');
    type('toma');
    fireEvent.popState(window);
    expect(field()).toHaveValue('toma');
    expect(field()).toBe(before);
    go('/login');
    expect(field()).toHaveValue('');
  });

  test('who enters the field then stays in it', () => {
    showAt('/login');
    const before = field();
    window.history.pushState({ key: 'next' }, '', '/register');
    act(() => before.focus());
    fireEvent.popState(window);
    expect(field()).toBe(before);
    expect(before).toHaveFocus();
  });

  test('what was typed on the page before does not', () => {
    showAt('/login');
    type('toma');
    go('/register');
    expect(field()).toHaveValue('');
  });
});

test('without it the field shows what was searched for', () => {
  showAt('/home/products?search=dal');
  expect(field()).toHaveValue('dal');
});
