import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from '@basket/web';
import { keepSearch, keptSearch } from '../../renewal/kept-search';
import { ProductSearch } from './product-search';

const mockNoteSearch = jest.fn<void, [string]>();
jest.mock('./product-suggestions', () => ({
  ProductSuggestions: () => null,
  noteSearch: (text: string) => mockNoteSearch(text),
}));

const paths = ['/login', '/login?role=admin', '/register'];
/** Follows a link. */
const go = (path: string) => fireEvent.click(screen.getByRole('link', { name: path }));

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const showAt = (path: string, prefix = '') => {
  window.history.replaceState(null, '', prefix + path);
  render(
    <BrowserRouter basename={prefix}>
      <ProductSearch isCompact={false} />
      <Address />
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

test('a search is remembered also when it is faster than the suggestions load (rule: recent-searches)', async () => {
  showAt('/login');
  fireEvent.change(field(), { target: { value: 'pyaz' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(mockNoteSearch).toHaveBeenCalledWith('pyaz'));
});

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

  test.each(['', '/hi'])(
    'a text that is typed then stays when the page comes, in the same field: %s',
    (prefix) => {
      showAt('/login', prefix);
      const before = field();
      window.history.pushState({ key: 'next' }, '', `${prefix}/register`);
      type('toma');
      fireEvent.popState(window);
      expect(field()).toHaveValue('toma');
      expect(field()).toBe(before);
      go('/login');
      expect(field()).toHaveValue('');
    },
  );

  test('the focus that enters the field then stays in it', () => {
    showAt('/login');
    const before = field();
    window.history.pushState({ key: 'next' }, '', '/register');
    act(() => before.focus());
    fireEvent.popState(window);
    expect(field()).toBe(before);
    expect(before).toHaveFocus();
  });

  test('a text from the page before does not stay', () => {
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

const searchFor = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
};

test.each(['', '   '])('an empty search does not open the list: "%s"', (nothing) => {
  showAt('/register');
  searchFor(nothing);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/register$/);
});

test('a search opens the list of what was found, without spaces around it, and stays in the field', () => {
  showAt('/register');
  searchFor('  milk & more ');
  expect(screen.getByRole('status')).toHaveTextContent('/home/products?search=milk%20%26%20more');
  expect(field()).toHaveValue('milk & more');
});
