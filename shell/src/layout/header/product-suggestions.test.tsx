import { useRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings } from '@basket/domain';
import { aPublishedProduct } from '@basket/domain/testing';
import { MemoryRouter, takeUpCatalogue, useLocation } from '@basket/web';
import { noteSearch } from '@basket/web/recent-searches';
import { ProductSuggestions } from './product-suggestions';

function Field() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { pathname, search } = useLocation();
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <input
          ref={inputRef}
          aria-label="Search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ProductSuggestions inputRef={inputRef} text={text} isEmpty={text === ''} />
      </form>
      <button type="button">Elsewhere</button>
      <output>{decodeURIComponent(pathname + search)}</output>
    </>
  );
}
const show = () =>
  render(
    <MemoryRouter>
      <Field />
    </MemoryRouter>,
  );
const list = () => screen.queryByRole('listbox', { name: 'Recent searches' });
const field = () => screen.getByRole('combobox');

beforeEach(() => localStorage.clear());

test('an empty field lists recent searches while it has the focus, also a second time (rule: recent-searches)', async () => {
  noteSearch('dahi');
  show();
  expect(list()).toBeNull();
  await userEvent.click(field());
  expect(list()).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(list()).toBeNull();
  await userEvent.click(field());
  expect(list()).toBeVisible();
  await userEvent.keyboard('p');
  expect(list()).toBeNull();
});

test('the device notes a search, and the keyboard repeats it (rule: recent-searches)', async () => {
  show();
  await userEvent.type(field(), 'pyaz{Enter}');
  await userEvent.clear(field());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('/home/products?search=pyaz')).toBeVisible();
});

test('they can be cleared (rule: recent-searches)', async () => {
  noteSearch('dahi');
  show();
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
  expect(list()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

describe('a suggestion leads to its products (rule: search-suggestions)', () => {
  beforeEach(() => {
    const dairy = {
      id: 'dairy',
      name: 'Dairy & Eggs',
      description: '',
      colour: 'dairy' as const,
      productCount: 1,
      subcategories: ['Curd & Yogurt'],
    };
    const curd = aPublishedProduct({
      id: 'curd',
      name: 'Toned Curd',
      brand: 'Hosamane',
      categoryId: 'dairy',
    });
    takeUpCatalogue({
      version: 1,
      publishedAt: 1,
      imageBaseUrl: 'http://localhost/',
      store: defaultStoreSettings,
      categories: [dairy],
      products: [curd],
      total: 1,
    });
  });

  test.each([
    { typed: 'dairy', name: /^Dairy & Eggs/, address: '/home/products?category=dairy' },
    {
      typed: 'yogurt',
      name: /^Curd & Yogurt/,
      address: '/home/products?category=dairy&subcategory=Curd+&+Yogurt',
    },
    { typed: 'hosamane', name: /^Hosamane/, address: '/home/products?brand=Hosamane' },
    { typed: 'toned', name: /^Toned Curd/, address: '/home/products/curd' },
  ])('"$typed" leads to $address', async ({ typed, name, address }) => {
    show();
    await userEvent.type(field(), typed);
    const option = screen.getByRole('option', { name });
    const marks = [...option.querySelectorAll('mark')].map(({ innerHTML }) => innerHTML.toLowerCase());
    expect(marks).toEqual([typed]);
    await userEvent.click(option);
    expect(screen.getByText(address)).toBeVisible();
  });
});
