import {
  languages,
  orderNumbers,
  quantityByProduct,
  sharedWords,
  withWords,
  wordSayer,
  type Order,
  type PaymentMethod,
  type placeOrder,
  type PublicStoreSettings,
  type RequestOf,
  type SayWord,
} from '@basket/domain';
import { openStoreGateway } from '../../platform/gateway/open-gateway';
import { orRefuse, type Attempt } from '../../platform/operation';
import type { Services } from '../../platform/services';
import { readEarlyLanes, readProducts, readStock } from '../../stock';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readStoreSettings } from '../../platform/store-settings';
import { drawNumber } from '../order-numbers';
import { decidePlaceOrder, type Customer } from './place-order.decision';
import { pricedProduct } from './priced-product';
import { takePlace } from '../slot-places';
import { createOrder } from '../write-order';

export interface Placed {
  readonly orderId: string;
  readonly order: Order;
  readonly settings: PublicStoreSettings;
}

/**
 * Places an order for a customer, whoever asks for it: order, its number and the stock it takes.
 * Reads: settings, words of each language, one per product; of a split product also the lane, and the product twice; the places of a chosen slot. Writes:
 * one per product, order, number, places.
 */
export async function placeFor(
  customer: Customer,
  wanted: RequestOf<typeof placeOrder>,
  { unit, now, services }: Pick<Attempt<typeof placeOrder>, 'unit' | 'now' | 'services'>,
): Promise<Placed> {
  const quantities = quantityByProduct(wanted.lines);
  const [settings, products, words, early, orderNumber, paymentMethods] = await Promise.all([
    readStoreSettings(unit),
    readProducts(unit, wanted.lines),
    readWords(unit),
    readEarlyLanes(unit, quantities.keys(), services.stockLanes),
    drawNumber(unit, now, services),
    paymentMethodsFor(wanted.paymentMethod, services),
  ]);
  const stock = await readStock(unit, products, quantities, {
    choice: services.stockLanes,
    early,
    maySplit: true,
    now,
  });
  const priced = new Map(
    [...products].map(([id, product]) => [id, pricedProduct(product, stock.available.get(id))] as const),
  );
  const { slotStartsAt } = wanted;
  const takenSlot = slotStartsAt === undefined ? null : await takePlace(unit, settings, slotStartsAt, now);
  const state = { settings, products: priced, customer, paymentMethods, takenSlot };
  const { order: decided, stockAfter } = orRefuse(decidePlaceOrder(wanted, state, orderNumber, now));
  const order = { ...decided, items: decided.items.map((item) => withWords(item, words)) };

  const orderId = services.newId();
  createOrder(unit, { ...order, id: orderId }, settings, now);
  unit.create(orderNumbers.path(orderNumber), { orderId, at: now });
  stock.leave(stockAfter);
  return { orderId, order, settings };
}

/** Says the words that products share, by language. Orders go on without those of a damaged language. */
async function readWords(unit: UnitOfWork): Promise<Readonly<Record<string, SayWord>>> {
  const codes = languages.slice(1).map(({ code }) => code);
  const found = await unit.getAllSound(sharedWords, codes);
  return Object.fromEntries(found.map(({ id, words }) => [id, wordSayer(words)]));
}

/** The methods that the store can collect. Reads the gateway's settings only for orders that need it. */
async function paymentMethodsFor(wanted: PaymentMethod, services: Services): Promise<PaymentMethod[]> {
  if (wanted === 'cod') return ['cod'];
  return (await openStoreGateway(services)) ? ['cod', 'online'] : ['cod'];
}
