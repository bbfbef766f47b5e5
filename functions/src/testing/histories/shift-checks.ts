import { orderStatusFacts, type Assignment, type Order, type OrderHistory } from '@basket/domain';
import type { Harness } from '../harness';
import { partnerIds, readShop } from './wallet-shop';

/** Checks what a shift leaves behind: hands, offers, losses and the way of each order through its history. */
export async function checkShift(harness: Harness): Promise<string[]> {
  const { orders, partners } = await readShop(harness);
  const { docs } = await harness.db.collection('assignments').get();
  const assignments = docs.map((doc) => doc.data() as Assignment);
  const findings: string[] = [];
  for (const [id, order] of orders) {
    const own = assignments.filter(({ orderId }) => orderId === id);
    findings.push(
      ...[...faultsOfHands(order, own), ...(await faultsOfHistory(harness, id, order))].map(
        (fault) => `${id}: ${fault}`,
      ),
    );
  }
  for (const id of partnerIds) {
    const offered = assignments.filter(
      ({ deliveryPartnerId, state }) => deliveryPartnerId === id && state === 'offered',
    );
    const counted = partners.get(id)?.openOffers;
    if (counted !== offered.length) findings.push(`${id}: counts ${counted} offers, has ${offered.length}`);
  }
  return findings;
}

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

/** The only ways into a line of the history that starts with these words. */
const waysInto: readonly (readonly [
  words: string,
  isRight: (line: OrderHistory, before: OrderHistory) => boolean,
])[] = [
  [
    'Picked up',
    ({ from, to }) => (from === 'confirmed' || from === 'preparing') && to === 'out_for_delivery',
  ],
  ['Handed over', ({ from, to }) => from === 'out_for_delivery' && to === 'delivered'],
  [
    'Could not deliver',
    ({ from, to }, before) => from === 'out_for_delivery' && to === from && !isReport(before),
  ],
  ['To be tried again', (_line, before) => isReport(before)],
  ['Back to the store', ({ to }, before) => isReport(before) && to === 'cancelled'],
  ['Accepted', ({ from, to }) => from === 'assigned' && orderStatusFacts[to].isInHand],
];
const isReport = ({ note }: OrderHistory): boolean => note.startsWith('Could not deliver');

async function faultsOfHistory(harness: Harness, id: string, order: Order): Promise<string[]> {
  const { docs } = await harness.db.collection(`orders/${id}/history`).orderBy('seq').get();
  const lines = docs.map((doc) => doc.data() as OrderHistory);
  const findings = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (!before) return [];
    const way = waysInto.find(([words]) => line.note.startsWith(words));
    return [
      ...(line.seq === before.seq + 1 && line.from === before.to ? [] : [`line ${line.seq} does not follow`]),
      ...(!way || way[1](line, before) ? [] : [`'${line.note}' after '${before.note}' (${before.to})`]),
    ];
  });
  const last = lines.at(-1);
  return !last || last.to === order.status ? findings : [...findings, `its history ends in ${last.to}`];
}
