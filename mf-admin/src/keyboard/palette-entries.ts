import { digitsIn, orderStatusFacts, type Order, type PublishedProduct, type Stored } from '@basket/domain';
import { ledgerRupees } from '@basket/ui';
import { navigation } from '../navigation';
import { paths } from '../paths';
import { t } from '../texts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly to: string;
}

const mostProducts = 6;

/** The screens of the sidebar, and those below them. */
const screens = (): readonly PaletteEntry[] =>
  [
    ...navigation.items.map(({ to, label }) => ({ to, label })),
    { to: paths.refunds, label: t('keyboard.refunds') },
    { to: paths.shiftSummary, label: t('keyboard.shiftSummary') },
    { to: paths.picking, label: t('keyboard.picking') },
    { to: paths.putBack, label: t('keyboard.putBack') },
    { to: paths.withdrawals, label: t('keyboard.withdrawals') },
  ].map(({ to, label }) => ({ id: to, to, label, detail: t('keyboard.screen') }));

const productEntry = ({ id, name, unit, pricePaise }: PublishedProduct): PaletteEntry => ({
  id: `product-${id}`,
  label: name,
  detail: t('keyboard.productDetail', { unit, price: ledgerRupees(pricePaise) }),
  to: paths.productsNamed(name),
});

const orderEntry = ({ id, orderNumber, customerName, status }: Stored<Order>): PaletteEntry => ({
  id: `order-${id}`,
  label: orderNumber,
  detail: t('keyboard.orderDetail', { customer: customerName, status: orderStatusFacts[status].label }),
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
    ...screens().filter(({ label }) => fits(label)),
    ...(words.length === 0
      ? []
      : products
          .filter(({ name }) => fits(name))
          .slice(0, mostProducts)
          .map(productEntry)),
  ];
}
