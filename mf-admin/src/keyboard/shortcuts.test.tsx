import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, Stored } from '@basket/domain';
import { Dialog } from '@basket/ui';
import { MemoryRouter, singleKeys, useLocation, type Live, type LiveQuery } from '@basket/web';
import { anOrder } from '../testing/builders';
import { Shortcuts } from './shortcuts';

let orders: Stored<Order>[];
const asked: LiveQuery[] = [];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useCatalogue: () => ({
    status: 'ready',
    data: {
      products: [
        { id: 'milk', name: 'Toned Milk', unit: '1 l', pricePaise: 56_00 },
        { id: 'curd', name: 'Curd', unit: '400 g', pricePaise: 40_00 },
      ],
    },
  }),
  useLiveQuery: (query: LiveQuery | null): Live<unknown[]> => {
    if (!query) return { status: 'loading' };
    asked.push(query);
    return { status: 'ready', data: orders, isFromCache: false };
  },
}));

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};
const show = (isDialogOpen = false) =>
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Shortcuts />
      <main>
        <input type="search" aria-label="Search orders" />
        <textarea aria-label="Note" />
      </main>
      <Dialog isOpen={isDialogOpen} title="Another" onClose={() => undefined} />
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByLabelText('Address').textContent;
/** Presses keys, and loads what they open. */
const press = (keys: string) => act(() => userEvent.keyboard(keys));
async function openPalette() {
  await press('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Screen, order or product' });
}

// Loading them anew takes longer than a test waits.
beforeAll(() => Promise.all([import('./palette'), import('./keys-help')]));
beforeEach(() => {
  localStorage.clear();
  orders = [];
  asked.length = 0;
});

test('/ leads to the search of the screen, without being typed there (rule: keyboard-admin)', async () => {
  show();
  await userEvent.keyboard('/');
  const search = screen.getByLabelText('Search orders');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
});

test('keys that are typed as text stay text (rule: keyboard-admin)', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Note'), 'a/b?');
  expect(screen.getByLabelText('Note')).toHaveValue('a/b?');
  expect(screen.getByLabelText('Note')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an open dialog keeps its keys (rule: keyboard-admin)', async () => {
  show(true);
  await userEvent.keyboard('/?{Control>}k{/Control}');
  expect(screen.getByLabelText('Search orders')).not.toHaveFocus();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('? lists the keys, and keys without Ctrl can be switched off there (rule: keyboard-admin)', async () => {
  show();
  await press('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard' });
  expect(within(help).getByText('Search of the screen')).toBeVisible();
  await userEvent.click(within(help).getByRole('checkbox'));
  expect(singleKeys.isChosen()).toBe(false);
  await userEvent.click(within(help).getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('/?');
  expect(screen.getByLabelText('Search orders')).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  // The way back: the palette needs no single key.
  await openPalette();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' })));
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
});

test('Ctrl and K lead to a screen by its first letters (rule: keyboard-admin)', async () => {
  show();
  await userEvent.type(await openPalette(), 'shift{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/orders/summary'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});

test('the palette leads to a product by a part of its name, with arrow keys (rule: keyboard-admin)', async () => {
  show();
  await userEvent.type(await openPalette(), 'milk{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/products?search=Toned%20Milk'));
});

test('the palette leads to an order by its number, and reads at most five (rule: keyboard-admin)', async () => {
  orders = [anOrder()];
  show();
  await userEvent.type(await openPalette(), '4821');
  expect(await screen.findByRole('option', { name: /BE2611204821/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/orders/order1'));
  expect(asked.every(({ limit }) => limit <= 5)).toBe(true);
});

test('nothing found is said', async () => {
  show();
  await userEvent.type(await openPalette(), 'xyz');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
});

test('Escape closes the palette at once, whatever is typed (rule: keyboard-admin)', async () => {
  show();
  await userEvent.type(await openPalette(), 'milk{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
