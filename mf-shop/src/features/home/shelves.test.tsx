import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { aCatalogue, anOption, aProduct } from '../../testing/builders';
import { endNearness, standInForNearness } from '../../testing/nearness';
import { Shelves } from './shelves';

let comeNear: () => void;
beforeEach(() => {
  comeNear = standInForNearness();
});
afterAll(endNearness);

const catalogue = aCatalogue([
  aProduct({ id: 'curd', name: 'Curd', options: [anOption('Size', '1 kg')], rating: 5 }),
  aProduct({ id: 'milk', name: 'Milk' }),
]);
const show = (shown = catalogue) =>
  render(
    <MemoryRouter>
      <Shelves catalogue={shown} />
    </MemoryRouter>,
  );

test('a shelf is rendered when it comes near, and begins with what one tap buys (rule: home-selection)', () => {
  show();
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

test('there are no shelves before the whole catalogue is there', () => {
  show({ ...catalogue, total: 170 });
  act(() => comeNear());
  expect(screen.queryByRole('list')).toBeNull();
});
