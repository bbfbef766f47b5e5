import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from '@basket/web';
import { keepSearch, keptSearch } from '../../renewal/kept-search';
import { ProductSearch } from './product-search';

jest.mock('./product-suggestions', () => ({ ProductSuggestions: () => null }));

let go: (path: string) => unknown;
function Guide() {
  go = useNavigate();
  return null;
}

const showAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ProductSearch isCompact={false} />
      <Guide />
    </MemoryRouter>,
  );
const field = () => screen.getByRole('combobox', { name: 'Search products' });

beforeEach(() => sessionStorage.clear());

describe('what was typed before the page loaded itself anew (rule: file-gone)', () => {
  beforeEach(() => keepSearch('/login', 'basmati ri'));

  test('is in the field again, also when the address gets a parameter', async () => {
    showAt('/login');
    expect(field()).toHaveValue('basmati ri');
    await act(async () => go('/login?role=admin'));
    expect(field()).toHaveValue('basmati ri');
  });

  test('belongs to its page', async () => {
    showAt('/login');
    await act(async () => go('/register'));
    expect(field()).toHaveValue('');
    await act(async () => go('/login'));
    expect(field()).toHaveValue('');
  });

  test('gives way to what is typed now', async () => {
    showAt('/login');
    fireEvent.change(field(), { target: { value: 'dahi' } });
    expect(field()).toHaveValue('dahi');
    expect(keptSearch('/login')).toBe('');
    await act(async () => go('/login?role=admin'));
    expect(field()).toHaveValue('');
  });
});

test('without it the field shows what was searched for', () => {
  showAt('/home/products?search=dal');
  expect(field()).toHaveValue('dal');
});
