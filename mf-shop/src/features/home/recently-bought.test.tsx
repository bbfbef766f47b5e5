import { render, screen } from '@testing-library/react';
import { MemoryRouter, noteOrders } from '@basket/web';
import { aCatalogue, aProduct } from '../../testing/builders';
import { RecentlyBought } from './recently-bought';

let uid: string;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (state: object) => unknown) =>
    select({ status: 'signed-in', user: { uid }, profile: null }),
}));

const catalogue = aCatalogue([aProduct({ id: 'mushrooms', name: 'Button Mushrooms' })]);
const show = () =>
  render(
    <MemoryRouter>
      <RecentlyBought catalogue={catalogue} />
    </MemoryRouter>,
  );
const list = () => screen.queryByRole('list', { name: 'Recently bought' });

test('home offers what this account bought on this device and what is still sold, and nothing to another account', () => {
  localStorage.clear();
  uid = 'asha';
  noteOrders('asha', [{ id: 'order1', productIds: ['gone', 'mushrooms'] }], false);
  const { unmount } = show();
  expect(list()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Button Mushrooms' })).toBeVisible();
  unmount();
  uid = 'imran';
  show();
  expect(list()).toBeNull();
});
