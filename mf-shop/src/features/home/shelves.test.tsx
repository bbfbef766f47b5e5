import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { aCatalogue, aProduct } from '../../testing/builders';
import { endNearness, standInForNearness } from '../../testing/nearness';
import { Shelves } from './shelves';

let comeNear: () => void;
beforeEach(() => {
  comeNear = standInForNearness();
});
afterAll(endNearness);

const catalogue = aCatalogue([
  aProduct({ id: 'curd', name: 'Curd', subcategory: 'Curd & paneer' }),
  aProduct({ id: 'milk', name: 'Milk' }),
]);
const show = (shown = catalogue) =>
  render(
    <MemoryRouter>
      <Shelves catalogue={shown} />
    </MemoryRouter>,
  );

test('a shelf is rendered when it comes near, and begins with what sells (rules: home-selection, popular-order)', () => {
  show({ ...catalogue, popular: [1] });
  expect(screen.queryByRole('list', { name: 'Dairy' })).toBeNull();
  act(() => comeNear());
  const shelf = screen.getByRole('list', { name: 'Dairy' });
  expect(
    within(shelf)
      .getAllByRole('heading')
      .map((name) => name.textContent),
  ).toEqual(['Milk', 'Curd']);
  expect(within(shelf).getByRole('button', { name: 'Add Milk' })).toBeVisible();
  expect(screen.getByRole('link', { name: /See all/ })).toHaveAttribute(
    'href',
    '/home/products?category=dairy',
  );
});

test('a shelf of a group leads to the group (rule: subcategories)', () => {
  const group = (name: string) =>
    Array.from({ length: 12 }, (_, at) => aProduct({ id: `${name}${at}`, subcategory: name }));
  show(aCatalogue([...group('Curd & paneer'), ...group('Milk')]));
  act(() => comeNear());
  expect(screen.getByRole('link', { name: /See all/ })).toHaveAttribute(
    'href',
    '/home/products?category=dairy&subcategory=Curd+%26+paneer',
  );
});

test('there are no shelves before the whole catalogue is there', () => {
  show({ ...catalogue, total: 170 });
  act(() => comeNear());
  expect(screen.queryByRole('list')).toBeNull();
});
