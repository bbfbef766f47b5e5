import { expect } from '@jest/globals';
import { orders, products, profiles, stockLanes, type Product, type StockLane } from '@basket/domain';
import { aProduct, aProfile, anAddress } from '@basket/domain/testing';
import { placeOrderOperation } from '../../../orders/placing/place-order.callable';
import { settingsDocument, type Harness } from '../../harness';
import { hotStockSettings, instanceOf } from './hot-stock-history';

const clients = 32;
const pricePaise = 600_00;
const hot = 'hot';
/** Orders before the clock starts: where several instances share a hot product, the first ones split its stock. */
const warmUpOrdersOf = ({ instances, hasHotProduct }: Load): number =>
  instances > 1 && hasHotProduct ? 96 : 0;

export interface Load {
  readonly instances: number;
  readonly orders: number;
  /** Products of each order; those that are not hot differ from client to client. */
  readonly lines: number;
  readonly hasHotProduct: boolean;
}

/** How fast orders were placed. None was refused, and the stock is exact. */
export interface Rate {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** 32 clients order one unit of each of their products, one order after the other, from several instances. */
export async function placeOrders(harness: Harness, load: Load): Promise<Rate> {
  const { instances, orders } = load;
  const units = 2 * orders + 1000;
  await seed(harness, load, units);
  const running = Array.from({ length: instances }, () => instanceOf(harness.services));
  const tookMs: number[] = [];
  const orderAll = async (client: number, upTo: number): Promise<void> => {
    const services = running[client % instances];
    if (!services) throw new Error('There is no such instance');
    const lines = productsOf(client, load).map((productId) => ({ productId, optionIds: [], quantity: 1 }));
    const expectedTotalPaise = lines.length * pricePaise;
    for (let order = client; order < upTo; order += clients) {
      const sentAt = performance.now();
      const request = { lines, delivery: anAddress(), paymentMethod: 'cod', expectedTotalPaise } as const;
      await harness.run(placeOrderOperation, `customer${client}`, request, { services });
      tookMs.push(performance.now() - sentAt);
    }
  };
  const everyone = Array.from({ length: clients }, (_, client) => client);
  await Promise.all(everyone.map((client) => orderAll(client, warmUpOrdersOf(load))));
  tookMs.length = 0;
  const startedAt = performance.now();
  await Promise.all(everyone.map((client) => orderAll(client, orders)));
  const seconds = (performance.now() - startedAt) / 1000;
  await expectSold(harness, load, units);
  tookMs.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(tookMs[Math.floor(tookMs.length * share)] ?? Infinity);
  const rate = { perSecond: Math.round(orders / seconds), p50Ms: at(0.5), p95Ms: at(0.95) };
  process.stderr.write(`${JSON.stringify(load)}: ${JSON.stringify(rate)}\n`);
  return rate;
}

/** Sells a hot product from sixteen instances after products apart, and prints the one rate beside the other. Needs an empty emulator. */
export async function sellBesideApart(harness: Harness, orders: number): Promise<void> {
  const load = { instances: 16, orders, lines: 8 };
  const apart = await placeOrders(harness, { ...load, hasHotProduct: false });
  await harness.clear();
  const many = await placeOrders(harness, { ...load, hasHotProduct: true });
  process.stderr.write(`Beside products apart: ${(many.perSecond / apart.perSecond).toFixed(2)}\n`);
}

const productsOf = (client: number, { lines, hasHotProduct }: Load): string[] =>
  Array.from({ length: lines }, (_, line) => (line === 0 && hasHotProduct ? hot : `cold${client}-${line}`));

async function seed(harness: Harness, load: Load, stockQuantity: number): Promise<void> {
  const everyone = Array.from({ length: clients }, (_, client) => client);
  const productIds = everyone.flatMap((client) => productsOf(client, load));
  await harness.seed({
    ...settingsDocument(hotStockSettings),
    ...Object.fromEntries(everyone.map((client) => [profiles.path(`customer${client}`), aProfile()])),
    ...Object.fromEntries(
      productIds.map((id) => [products.path(id), aProduct({ pricePaise, stockQuantity })]),
    ),
  });
}

async function expectSold(harness: Harness, load: Load, units: number): Promise<void> {
  const sold = load.orders + warmUpOrdersOf(load);
  const placed = await harness.db.collection(orders.collection).get();
  expect(placed.docs).toHaveLength(sold);
  if (!load.hasHotProduct) return;
  const product = await harness.read<Product>(products.path(hot));
  const { docs } = await harness.db.collection(stockLanes.collection).get();
  const inLanes = docs.reduce((sum, doc) => sum + (doc.data() as StockLane).units, 0);
  expect(product.stockSplitAt === null ? product.stockQuantity : inLanes).toBe(units - sold);
}
