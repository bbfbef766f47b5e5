import { act, render, screen } from '@testing-library/react';
import { defaultStoreSettings, type Role } from '@basket/domain';
import { aProfile } from '@basket/domain/testing';
import { MemoryRouter, takeUpCatalogue, useRoutes } from '@basket/web';
import { Chrome } from './chrome';

let role: Role | null;
jest.mock('../remotes/load-area', () => ({
  loadArea: () => new Promise(() => undefined),
  forgetArea: () => undefined,
  areaNavigation: () => null,
  listForArea: () => new Promise(() => undefined),
}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (state: object) => unknown = (state) => state) =>
    select({
      ...{ status: role ? 'signed-in' : 'signed-out', isProvisional: false, error: null },
      profile: role && aProfile({ role }),
      user: role && { uid: 'a', email: 'a@basket.example' },
    }),
}));

function Screens() {
  return useRoutes([{ element: <Chrome />, children: [{ path: '*', element: <p>the page</p> }] }]);
}

beforeAll(() => {
  const nothing = { imageBaseUrl: 'http://localhost/', categories: [], products: [], total: 0 };
  takeUpCatalogue({ version: 1, publishedAt: 1, store: defaultStoreSettings, ...nothing });
});

test.each([
  { who: null, home: '/home', ofShop: 1, ofStaff: 0 },
  { who: 'customer', home: '/home', ofShop: 1, ofStaff: 0 },
  { who: 'admin', home: '/admin', ofShop: 0, ofStaff: 1 },
  { who: 'delivery_partner', home: '/delivery', ofShop: 0, ofStaff: 1 },
] as const)(
  'the frame of $who: the logo leads to $home, and search, cart, footer or sidebar are around (rule: frames-by-role)',
  async ({ who, home, ofShop, ofStaff }) => {
    role = who;
    await act(async () => {
      render(
        <MemoryRouter initialEntries={[home]}>
          <Screens />
        </MemoryRouter>,
      );
      await import('./staff-chrome'); // which the frame loads
    });
    expect(screen.getByText('the page')).toBeVisible();
    const logos = screen.getAllByRole('link', { name: 'Basket Express' });
    expect(new Set(logos.map((logo) => logo.getAttribute('href')))).toEqual(new Set([home]));
    expect(screen.queryAllByRole('combobox', { name: 'Search products' })).toHaveLength(ofShop);
    expect(screen.queryAllByRole('link', { name: /^Cart/ })).toHaveLength(ofShop);
    expect(screen.queryAllByText(/^© 2024/)).toHaveLength(ofShop);
    expect(screen.queryAllByRole('button', { name: 'Menu' })).toHaveLength(ofStaff);
  },
);
