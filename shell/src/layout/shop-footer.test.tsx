import { render, screen } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { MemoryRouter, takeUpCatalogue } from '@basket/web';
import { ShopFooter } from './shop-footer';

beforeAll(() => {
  const nothing = { imageBaseUrl: 'http://localhost/', categories: [], products: [], total: 0 };
  takeUpCatalogue({ version: 1, publishedAt: 1, store: defaultStoreSettings, ...nothing });
});

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ShopFooter />
    </MemoryRouter>,
  );
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test.each(['/home/cart', '/home/checkout'])(
  '%s ends in one line, whose links answer questions',
  (address) => {
    show(address);
    expect(names()).toEqual(['Contact', 'Help', 'Terms', 'Privacy']);
    expect(screen.getByText(/^© 2024/)).toBeVisible();
  },
);

test.each(['/home', '/home/orders', '/home/checkouts'])(
  '%s has the store and all ways of the shop',
  (address) => {
    show(address);
    expect(names()).toEqual(expect.arrayContaining(['Home', 'Products', 'My Orders', 'Profile', 'Contact']));
    expect(screen.getByText('7:00 am - 10:00 pm daily')).toBeVisible();
  },
);
