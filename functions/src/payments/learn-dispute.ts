import {
  disputes,
  isNewerDispute,
  orders,
  payments,
  type DisputeFacts,
  type DisputeState,
} from '@basket/domain';
import { bySystem, writeOrder } from '../orders';
import { atomically } from '../platform/database/atomically';
import { rupeesText } from '../platform/rupees-text';
import type { Services } from '../platform/services';
import { alertOperators } from './apply-payment';

const indianDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

const endTexts: Readonly<Record<Exclude<DisputeState, 'open' | 'under_review'>, string>> = {
  won: 'The bank has decided for the store',
  lost: 'The bank has decided for the customer',
  closed: 'The bank has closed the dispute',
};

/** The line of the order's history. */
function disputeNote({ state, amountPaise, reason, respondByAt, disputeId }: DisputeFacts): string {
  const about = `${rupeesText(amountPaise)} (${disputeId}): ${reason}`;
  if (state === 'open')
    return `The bank asks back ${about}${respondByAt === null ? '' : `. Answer by ${indianDay.format(respondByAt)}`}`;
  return state === 'under_review'
    ? `The bank reads the store's answer about ${about}`
    : `${endTexts[state]} about ${about}`;
}

/**
 * Notes what was heard of a dispute: once with the dispute and its order's history, however often and in whatever order the gateway says
 * it, and tells the operators, who have to answer the bank (rule: dispute-told). Moves no money: the gateway says so when it does.
 */
export async function learnDispute(run: Services, facts: DisputeFacts): Promise<void> {
  const { disputeId, paymentId, state } = facts;
  const { value: isNews } = await atomically(run, null, async (unit) => {
    const now = run.now();
    const path = disputes.path(disputeId);
    const known = await unit.get(disputes, disputeId);
    if (!isNewerDispute(known?.state ?? null, state)) return false;
    const payment = await unit.get(payments, paymentId);
    const { orderId = null, orderNumber = null } = payment ?? {};
    const order = orderId === null ? null : await unit.get(orders, orderId);
    const { disputeId: _id, ...said } = facts;
    if (known) unit.update(path, { ...said, updatedAt: now });
    else unit.create(path, { ...said, orderId, orderNumber, createdAt: now, updatedAt: now });
    if (order) await writeOrder(unit, order, order, bySystem(disputeNote(facts), now));
    return true;
  });
  if (isNews) alertOperators(run, `dispute ${state}`, `${disputeId} about ${rupeesText(facts.amountPaise)}`);
}
