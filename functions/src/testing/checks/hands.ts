import {
  defaultStoreSettings,
  historyFactsSchema,
  historyWords,
  orderStatusFacts,
  ordersInHand,
  promisedAt,
  type Assignment,
  type DeliveryPartner,
  type HistoryCode,
  type Order,
  type OrderHistory,
} from '@basket/domain';
import * as v from 'valibot';

/** The stored orders, with the partners who deliver them. */
export interface Hands {
  readonly orders: ReadonlyMap<string, Order>;
  readonly partners: ReadonlyMap<string, DeliveryPartner>;
  readonly assignments: readonly Assignment[];
  /** The stored lines of each order, by its id, in their order. */
  readonly histories: ReadonlyMap<string, readonly OrderHistory[]>;
}

/** Contradictions about who has which order: one open assignment at most, right counters, a history that leads to the status. */
export function checkHands({ orders, partners, assignments, histories }: Hands): string[] {
  const byOrder = groupBy(assignments, ({ orderId }) => orderId);
  const byPartner = groupBy(assignments, ({ deliveryPartnerId }) => deliveryPartnerId);
  return [
    ...checkMirrors(orders, assignments),
    ...[...orders].flatMap(([id, order]) =>
      [
        ...faultsOfHands(order, byOrder.get(id) ?? []),
        ...faultsOfHistory(order, histories.get(id) ?? []),
        ...faultsOfForecast(order, histories.get(id) ?? []),
      ].map((fault) => `${id}: ${fault}`),
    ),
    ...[...partners].flatMap(([id, partner]) => faultsOfLoad(id, partner, byPartner.get(id) ?? [])),
  ];
}

/** Partners who read of an order that they have, are asked about or delivered another payment than it has (rule: paid-told). */
export const checkMirrors = (orders: Hands['orders'], assignments: Hands['assignments']): string[] =>
  assignments.flatMap(({ orderId, attempt, state, paymentMethod, paymentStatus }) => {
    const order = orders.get(orderId);
    if (!order || (state !== 'offered' && state !== 'accepted' && state !== 'delivered')) return [];
    return order.paymentMethod === paymentMethod && order.paymentStatus === paymentStatus
      ? []
      : [
          `${orderId}: ${order.paymentMethod}, ${order.paymentStatus}, ${state} in attempt ${attempt} as ${paymentMethod}, ${paymentStatus}`,
        ];
  });

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function faultsOfLoad(id: string, partner: DeliveryPartner, own: readonly Assignment[]): string[] {
  const [offered, accepted] = (['offered', 'accepted'] as const).map(
    (wanted) => own.filter(({ state }) => state === wanted).length,
  );
  const { openOffers, activeOrders } = partner;
  return openOffers === offered && activeOrders === accepted
    ? []
    : [`${id}: counts ${openOffers}+${activeOrders}, has ${offered}+${accepted}`];
}

/** Partners who hold more than they may, or are asked about two orders at a time (rule: one-offer). */
export const checkLoads = (
  partners: ReadonlyMap<string, Pick<DeliveryPartner, 'openOffers' | 'activeOrders'>>,
  maxOrdersPerPartner: number,
): string[] =>
  [...partners].flatMap(([id, partner]) => [
    ...(ordersInHand(partner) > maxOrdersPerPartner ? [`${id}: holds ${ordersInHand(partner)} orders`] : []),
    ...(partner.openOffers > 1 ? [`${id}: has ${partner.openOffers} offers open`] : []),
  ]);

/** One open assignment at most, and it is the order's; what was lost says so; a report only while on the way. */
function faultsOfHands(order: Order, assignments: readonly Assignment[]): string[] {
  const { status, deliveryPartnerId } = order;
  const open = assignments.filter(({ state }) => state === 'offered' || state === 'accepted');
  const [holder] = open;
  const expected =
    status === 'assigned'
      ? 'offered'
      : deliveryPartnerId !== null && orderStatusFacts[status].isInHand
        ? 'accepted'
        : undefined;
  const isRight =
    open.length === (expected === undefined ? 0 : 1) &&
    holder?.state === expected &&
    (expected !== 'accepted' ||
      (holder?.deliveryPartnerId === deliveryPartnerId && holder?.orderStatus === status));
  return [
    ...(isRight ? [] : [`${status} with ${open.map(({ state }) => state).join(', ') || 'nobody'}`]),
    ...assignments
      .filter(({ state, lost }) => (state === 'lost') !== (lost !== null))
      .map(({ attempt, state }) => `attempt ${attempt} is ${state} and says otherwise`),
    ...assignments
      .filter(
        ({ awaitsDecision, undelivered, state }) => awaitsDecision && (!undelivered || state !== 'accepted'),
      )
      .map(({ attempt }) => `attempt ${attempt} awaits a decision about nothing`),
    ...assignments
      .filter(({ undelivered, orderStatus }) => undelivered && orderStatus !== 'out_for_delivery')
      .map(({ attempt }) => `attempt ${attempt} is reported as not delivered, and not on the way`),
  ];
}

/** The only ways into a line of the history with this code. */
const waysInto: Readonly<
  Partial<Record<HistoryCode, (line: OrderHistory, before: OrderHistory) => boolean>>
> = {
  picked_up: ({ from, to }) => (from === 'confirmed' || from === 'preparing') && to === 'out_for_delivery',
  delivered: ({ from, to }) => from === 'out_for_delivery' && to === 'delivered',
  undelivered: ({ from, to }, before) => from === 'out_for_delivery' && to === from && !isReport(before),
  to_be_tried_again: (_line, before) => isReport(before),
  back_to_store: ({ to }, before) => isReport(before) && to === 'cancelled',
  offer_accepted: ({ from, to }) => from === 'assigned' && orderStatusFacts[to].isInHand,
};
const isReport = ({ facts }: OrderHistory): boolean => facts?.code === 'undelivered';

function faultsOfHistory(order: Order, lines: readonly OrderHistory[]): string[] {
  const findings = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (!before) return [];
    const isRight = line.facts ? waysInto[line.facts.code] : undefined;
    return [
      ...(line.seq === before.seq + 1 && line.from === before.to ? [] : [`line ${line.seq} does not follow`]),
      ...(line.facts === null || v.is(historyFactsSchema, line.facts)
        ? []
        : [`line ${line.seq} has facts that nobody can read`]),
      ...(!isRight || isRight(line, before)
        ? []
        : [`'${historyWords(line)}' after '${historyWords(before)}' (${before.to})`]),
    ];
  });
  const last = lines.at(-1);
  return !last || last.to === order.status ? findings : [...findings, `its history ends in ${last.to}`];
}

/** A customer who is told another time than was promised, although somebody took the order with half of its time left (rule: first-promise). */
function faultsOfForecast(order: Order, lines: readonly OrderHistory[]): string[] {
  const { estimatedDeliveryAt: expectedAt, createdAt, packing, slot } = order;
  const dueAt = promisedAt(order, defaultStoreSettings);
  const acceptedAt = lines.findLast(({ facts }) => facts?.code === 'offer_accepted')?.at ?? null;
  const isTriedAgain = lines.some(({ facts }) => facts?.code === 'to_be_tried_again');
  if (dueAt === null || expectedAt === null || acceptedAt === null) return [];
  const halfwayAt = (createdAt + dueAt) / 2;
  const hadTime = Math.max(acceptedAt, packing?.readyAt ?? 0) <= halfwayAt;
  return hadTime && !isTriedAgain && slot === null && expectedAt !== dueAt
    ? ['was taken in time, and is not expected as promised']
    : [];
}
