import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  noOrderPayment,
  publicSettings,
  type Order,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import { storeSettings } from '@basket/domain/testing';
import { MemoryRouter, type Live } from '@basket/web';
import { anOrder } from '../../testing/builders';
import { eggs, eggsAsRead } from '../../testing/eggs';
import { OrderBillPage } from './order-bill-page';

let order: Live<Stored<Order>>;
let settings: Live<PublicStoreSettings>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useParams: () => ({ orderId: 'order1' }),
  useLiveDocument: (_schema: unknown, path: string) => (path === publicSettings.path() ? settings : order),
}));

function show(facts: Partial<Stored<Order>> = {}) {
  order = { status: 'ready', data: anOrder(facts), isFromCache: false };
  const store = storeSettings({ storeName: 'Basket Express', storeAddress: '100 Feet Road' });
  settings = { status: 'ready', data: store, isFromCache: false };
  render(
    <MemoryRouter>
      <OrderBillPage />
    </MemoryRouter>,
  );
  return within(screen.getByRole('region', { name: 'Bill of supply' }));
}

test('names seller, buyer, number, goods and total, and says why there is no tax (rule: bill-of-supply)', () => {
  const bill = show();
  expect(bill.getByText('Basket Express')).toBeVisible();
  expect(bill.getByText(/^100 Feet Road/)).toBeVisible();
  expect(bill.getByText('No. BE2611204821')).toBeVisible();
  expect(bill.getByRole('row', { name: 'Total ₹300.00' })).toBeVisible();
  expect(bill.getByRole('row', { name: 'Delivery ₹50.00' })).toBeVisible();
  expect(bill.queryByRole('row', { name: /Refunded/ })).toBeNull();
  expect(screen.getByText(/GSTIN and the HSN code and tax rate/)).toBeVisible();
});

test('omits what was not supplied, and shows what was paid back (rule: bill-of-supply)', () => {
  const [item] = anOrder().items;
  if (!item) throw new Error('The order has no items');
  const bill = show({
    items: [item, { ...item, name: 'Saffron', quantity: 0, orderedQuantity: 1, totalPaise: 0 }],
    payment: { ...noOrderPayment, receivedPaise: 300_00, refundedPaise: 20_00 },
  });
  expect(bill.queryByText(/Saffron/)).toBeNull();
  expect(bill.getByRole('row', { name: 'Refunded ₹20.00' })).toBeVisible();
});

test.each([
  { totalPaise: 300_00, text: /^Cash on delivery: pending\. No tax is charged/ },
  { totalPaise: 0, text: /^Nothing to pay\. No tax is charged/ },
])('the bill of $totalPaise paise says how it is paid (rule: small-sums)', ({ totalPaise, text }) => {
  expect(show({ totalPaise }).getByText(text)).toBeVisible();
});

test.each([
  { roundingPaise: null, row: null },
  { roundingPaise: 0, row: null },
  { roundingPaise: -40, row: 'Rounding −₹0.40' },
  { roundingPaise: 40, row: 'Rounding ₹0.40' },
])('a bill that was rounded by $roundingPaise paise says: $row (rule: cash-rounded)', (shown) => {
  const { roundingPaise, row } = shown;
  const rows = show({ roundingPaise }).queryAllByRole('row', { name: row ?? /Rounding/ });
  expect(rows).toHaveLength(row === null ? 0 : 1);
});

test('the bill of a cancelled order says that nothing was supplied', () => {
  expect(show({ status: 'cancelled' }).getByText(/nothing was supplied/)).toBeVisible();
});

test('prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the bill is in the language that is read when it is printed (rule: order-names)', async () => {
  show({ items: [eggs] });
  expect(await eggsAsRead(() => screen.getByRole('table'))).toEqual(['Eggs 6 pcs', 'अंडे 6 नग', 'Eggs 6 pcs']);
});
