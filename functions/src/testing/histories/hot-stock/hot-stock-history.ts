import {
  orders,
  products,
  profiles,
  stockChangesOf,
  stockLanes,
  type Order,
  type placeOrder,
  type Product,
  type RequestOf,
  type StockChange,
  type StockLane,
} from '@basket/domain';
import { aProduct, aProfile, anAddress } from '@basket/domain/testing';
import { adjustStockOperation } from '../../../catalogue/adjust-stock.callable';
import { placeOrderOperation } from '../../../orders/placing/place-order.callable';
import { setOrderStatusOperation } from '../../../orders/set-order-status.callable';
import { RefusedError } from '../../../platform/errors';
import type { Services } from '../../../platform/services';
import { StockLanes } from '../../../platform/instance/stock-lanes';
import { Turns } from '../../../platform/instance/turns';
import { rollUpStock, splitStock } from '../../../stock';
import { settingsDocument, type Harness } from '../../harness';
import { inTurns, pick, seededRandom, untilAnswered, withFaults } from '../faults';

export interface HotStockOptions {
  readonly seed: number;
  readonly instances: number;
  readonly clients: number;
  /** The number of clients' acts: mostly orders, some cancellations, corrections and so on. */
  readonly steps: number;
  readonly units: number;
}

export interface HotStockHistory {
  readonly findings: readonly string[];
  /** Refusals by code. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly orders: number;
  /** How often the stock was split. */
  readonly splits: number;
}

const hot = 'hot';
const pricePaise = 250_00;
const minuteMs = 60_000;

export const hotStockSettings = { maxUnpaidOrders: 1000, maxOrdersPerDay: 10_000 };

export const orderOf = (productId: string, quantity: number): RequestOf<typeof placeOrder> => ({
  lines: [{ productId, optionIds: [], quantity }],
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: quantity * pricePaise + (quantity * pricePaise >= 500_00 ? 0 : 50_00),
});

/** An instance has a queue and lanes of its own. */
export const instanceOf = (services: Services): Services => ({
  ...services,
  turns: new Turns(),
  stockLanes: new StockLanes(services.randomInt),
});

/** Everybody buys one product, from many instances, while it is returned, corrected and put together again. */
export async function runHotStockHistory(
  harness: Harness,
  options: HotStockOptions,
): Promise<HotStockHistory> {
  const { seed, clients, steps, units } = options;
  const random = seededRandom(seed);
  const customers = Array.from({ length: clients }, (_, at) => `customer${at}`);
  await harness.seed({
    ...settingsDocument(hotStockSettings),
    [profiles.path('admin1')]: aProfile({ role: 'admin' }),
    [products.path(hot)]: aProduct({ pricePaise, stockQuantity: units }),
    ...Object.fromEntries(customers.map((uid) => [profiles.path(uid), aProfile()])),
  });
  const instances = Array.from({ length: options.instances }, () =>
    instanceOf(withFaults(harness.services, random)),
  );
  const shop = new HotShop(harness, random, customers);
  let [now, splits, wasSplit] = [harness.services.now(), 0, false];
  await inTurns(clients, steps, async (step) => {
    now += 200;
    harness.setNow(now);
    const operationId = `step-${String(step).padStart(6, '0')}`;
    await shop.act({ services: pick(random, instances), operationId });
    const isSplit = (await harness.read<Product>(products.path(hot))).stockSplitAt !== null;
    if (isSplit && !wasSplit) splits += 1;
    wasSplit = isSplit;
  });
  const { refusals, orderIds } = shop;
  return { findings: await checkStock(harness, units), refusals, orders: orderIds.length, splits };
}

/** The acts of people, and of the system, on the hot product. */
class HotShop {
  readonly refusals = new Map<string, number>();
  readonly orderIds: string[] = [];

  constructor(
    private readonly harness: Harness,
    private readonly random: () => number,
    private readonly customers: readonly string[],
  ) {}

  async act(run: Run): Promise<void> {
    const chance = this.random();
    if (chance < 0.7) await this.order(run);
    else if (chance < 0.9) await this.changeStatus(run);
    else if (chance < 0.93) await this.correct(run);
    else if (chance < 0.98) await this.ask(() => rollUpStock(run.services, hot));
    else await this.tidyUp(run);
  }

  private async order(run: Run): Promise<void> {
    const request = orderOf(hot, 1 + Math.floor(this.random() * 3));
    const uid = pick(this.random, this.customers);
    const placed = await this.ask(() => this.harness.run(placeOrderOperation, uid, request, run));
    if (placed) this.orderIds.push(placed.orderId);
  }

  private async changeStatus(run: Run): Promise<void> {
    if (this.orderIds.length === 0) return;
    const status = pick(this.random, ['cancelled', 'cancelled', 'pending'] as const);
    const input = { orderId: pick(this.random, this.orderIds), status, note: '' };
    await this.ask(() => this.harness.run(setOrderStatusOperation, 'admin1', input, run));
  }

  private async correct(run: Run): Promise<void> {
    const input = { productId: hot, deltaUnits: pick(this.random, [5, -5]), reason: 'Counted' };
    await this.ask(() => this.harness.run(adjustStockOperation, 'admin1', input, run));
  }

  /** The sweep, on time or after a long pause. */
  private async tidyUp({ services }: Run): Promise<void> {
    const now = services.now() + pick(this.random, [0, 2 * minuteMs]);
    const product = { id: hot, ...aProduct() };
    await this.ask(() => splitStock.settle({ ...services, now: () => now }, product));
  }

  private async ask<T>(attempt: () => Promise<T>): Promise<T | null> {
    const codeOf = (error: unknown): string | null =>
      error instanceof RefusedError ? error.refusal.code : null;
    const answer = await untilAnswered(attempt, codeOf);
    if (answer.kind === 'refused') this.refusals.set(answer.code, (this.refusals.get(answer.code) ?? 0) + 1);
    return answer.kind === 'ok' ? answer.value : null;
  }
}

interface Run {
  readonly services: Services;
  readonly operationId: string;
}

/** Units that are left, ordered and corrected agree with those that there were. */
async function checkStock(harness: Harness, units: number): Promise<string[]> {
  const all = async <T>(collection: string): Promise<T[]> =>
    (await harness.db.collection(collection).get()).docs.map((doc) => doc.data() as T);
  const [product, lanes, placed, changes] = await Promise.all([
    harness.read<Product>(products.path(hot)),
    all<StockLane>(stockLanes.collection),
    all<Order>(orders.collection),
    all<StockChange>(stockChangesOf(hot).collection),
  ]);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  const inLanes = sum(lanes.map((lane) => lane.units));
  const left = product.stockSplitAt === null ? product.stockQuantity : inLanes;
  const held = placed.filter(({ status }) => status !== 'cancelled');
  const sold = sum(held.flatMap(({ items }) => items.map(({ quantity }) => quantity)));
  const corrected = sum(changes.map(({ deltaUnits }) => deltaUnits));
  const findings: string[] = [];
  if (left + sold !== units + corrected)
    findings.push(`${left} left and ${sold} sold of ${units} and ${corrected} corrected`);
  if (product.stockSplitAt === null && lanes.length > 0)
    findings.push('lanes of a product that is not split');
  if (lanes.some((lane) => lane.units < 0) || product.stockQuantity < 0) findings.push('less than nothing');
  return findings;
}
