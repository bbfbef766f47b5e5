import { digitsIn, orderStatusFacts, type Order, type PublishedProduct, type Stored } from '@basket/domain';
import { ledgerRupees } from '@basket/ui';
import { navigation } from '../navigation';
import { paths } from '../paths';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly to: string;
}

const mostProducts = 6;

/** The screens of the sidebar, and those below them. */
const screens: readonly PaletteEntry[] = [
  ...navigation.items.map(({ to, label }) => ({ to, label })),
  { to: paths.refunds, label: 'Refunds' },
  { to: paths.shiftSummary, label: 'Shift summary' },
  { to: paths.picking, label: 'Picking' },
  { to: paths.putBack, label: 'To put back' },
  { to: paths.withdrawals, label: 'Withdrawals' },
].map(({ to, label }) => ({ id: to, to, label, detail: 'Screen' }));

const productEntry = ({ id, name, unit, pricePaise }: PublishedProduct): PaletteEntry => ({
  id: `product ${id}`,
  label: name,
  detail: `Product · ${unit} · ${ledgerRupees(pricePaise)}`,
  to: paths.productsNamed(name),
});

const orderEntry = ({ id, orderNumber, customerName, status }: Stored<Order>): PaletteEntry => ({
  id: `order ${id}`,
  label: orderNumber,
  detail: `Order · ${customerName} · ${orderStatusFacts[status].label}`,
  to: paths.order(id),
});

/** Whether a text is worth a search in the database: a whole order number, its last four digits or a whole phone. */
export const asksForOrders = (text: string): boolean =>
  digitsIn(text).length >= 4 && text.trim().length <= 24;

/** The entries that a text finds: every word of it is in the name. Orders first, because a number means one. */
export function paletteEntries(
  text: string,
  products: readonly PublishedProduct[],
  orders: readonly Stored<Order>[],
): readonly PaletteEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (name: string): boolean => words.every((word) => name.toLowerCase().includes(word));
  return [
    ...orders.map(orderEntry),
    ...screens.filter(({ label }) => fits(label)),
    ...(words.length === 0
      ? []
      : products
          .filter(({ name }) => fits(name))
          .slice(0, mostProducts)
          .map(productEntry)),
  ];
}
