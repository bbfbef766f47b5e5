import {
  isGatewaySum,
  type Assignment,
  type CashDeposit,
  type ChangedDay,
  type DeliveryPartner,
  type Order,
  type Payment,
  type Profile,
  type Refund,
} from '@basket/domain';
import type { GatewayDouble } from '../../gateway-double';
import type { Harness } from '../../harness';

type Rows<T> = ReadonlyMap<string, T>;

/** Everything that is stored about money, and the gateway's own books, all at one moment. */
export interface Books {
  readonly orders: Rows<Order>;
  readonly payments: Rows<Payment>;
  readonly profiles: Rows<Profile>;
  readonly refunds: Rows<Refund>;
  readonly partners: Rows<DeliveryPartner>;
  readonly assignments: readonly Assignment[];
  readonly deposits: readonly CashDeposit[];
  /** `storeFigures`, by id. */
  readonly figures: Rows<unknown>;
  readonly changedDays: readonly ChangedDay[];
  /** Messages that the queue has not taken yet, by id. */
  readonly outbox: Rows<unknown>;
  readonly gateway: GatewayDouble;
}

interface Row {
  readonly id: string;
  readonly updateTime?: { readonly toMillis: () => number };
  readonly data: () => unknown;
}

/** The part of the simulation that Firestore cannot offer: several collections are read at the same moment. */
interface StandingStill {
  select(collection: string, passes: () => boolean): readonly Row[];
}

/** Reads the books of a simulation again and again; a document that has not changed is not copied again. */
export class BookReader {
  private readonly known = new Map<string, { readonly version: number; readonly data: unknown }>();
  private readonly still: StandingStill;

  constructor(
    harness: Harness,
    private readonly gateway: GatewayDouble,
  ) {
    this.still = harness.db as unknown as StandingStill;
  }

  read(): Books {
    return {
      orders: this.all('orders'),
      payments: this.all('payments'),
      profiles: this.all('profiles'),
      refunds: this.all('refunds'),
      partners: this.all('deliveryPartners'),
      assignments: [...this.all<Assignment>('assignments').values()],
      deposits: [...this.all<CashDeposit>('cashDeposits').values()],
      figures: this.all('storeFigures'),
      changedDays: [...this.all<ChangedDay>('changedDays').values()],
      outbox: this.all('outbox'),
      gateway: this.gateway,
    };
  }

  private all<T>(collection: string): Map<string, T> {
    const rows = this.still.select(collection, () => true);
    return new Map(rows.map((row) => [row.id, this.dataOf(collection, row) as T]));
  }

  private dataOf(collection: string, row: Row): unknown {
    const key = `${collection} ${row.id}`;
    const version = row.updateTime?.toMillis() ?? 0;
    const known = this.known.get(key);
    if (known?.version === version) return known.data;
    const data = row.data();
    this.known.set(key, { version, data });
    return data;
  }
}

export const sum = <T>(rows: Iterable<T>, amountOf: (row: T) => number): number => {
  let total = 0;
  for (const row of rows) total += amountOf(row);
  return total;
};

/** Rows by order; those of no order are left out. */
export function byOrder<T extends { readonly orderId: string | null }>(rows: Iterable<T>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows)
    if (row.orderId !== null) {
      const group = groups.get(row.orderId);
      if (group) group.push(row);
      else groups.set(row.orderId, [row]);
    }
  return groups;
}

/** The money that the gateway took for each order, and gave back, whether or not the shop has heard of it. */
export function gatewayByOrder({
  gateway,
  intentOrders,
}: {
  readonly gateway: GatewayDouble;
  readonly intentOrders: ReadonlyMap<string, string>;
}): Map<string, { capturedPaise: number; backPaise: number }> {
  const money = new Map<string, { capturedPaise: number; backPaise: number }>();
  for (const [paymentId, payment] of gateway.payments) {
    const orderId = intentOrders.get(paymentId);
    if (!payment.captured || orderId === undefined) continue;
    const of = money.get(orderId) ?? { capturedPaise: 0, backPaise: 0 };
    of.capturedPaise += payment.amount;
    of.backPaise += payment.amount_refunded;
    money.set(orderId, of);
  }
  return money;
}

/** The gateway may pay it back at any moment, or has, and nobody has heard. */
export const isUnderWay = ({ status, tries, source }: Refund): boolean =>
  source === 'online' && (status === 'requested' || (status === 'owed' && tries > 0));

export const isOpen = ({ status }: Refund): boolean =>
  status === 'owed' || status === 'requested' || status === 'failed';

/** Only an admin can pay it: the gateway has none of it, or does not move so little. */
export const isByHand = ({ source, amountPaise }: Refund): boolean =>
  source === 'cash' || !isGatewaySum(amountPaise);

/** Delivered for cash. */
export const isCashSale = ({ status, paymentMethod }: Order): boolean =>
  status === 'delivered' && paymentMethod === 'cod';

export const describe = ({ status, paymentMethod, paymentStatus, totalPaise, payment }: Order): string =>
  JSON.stringify({ status, paymentMethod, paymentStatus, totalPaise, ...payment });
