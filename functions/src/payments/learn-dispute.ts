import { disputes, isNewerDispute, orders, payments, rupeesText, type DisputeFacts } from '@basket/domain';
import { bySystem, writeOrder, written } from '../orders';
import { atomically } from '../platform/database/atomically';
import type { Services } from '../platform/services';
import { alertOperators } from './apply-payment';

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
    if (order) {
      const { amountPaise, reason, respondByAt } = facts;
      const asked = { code: 'dispute', amountPaise, disputeId, state, respondByAt } as const;
      await writeOrder(unit, order, order, bySystem(asked, now, written(reason)));
    }
    return true;
  });
  if (isNews) alertOperators(run, `dispute ${state}`, `${disputeId} about ${rupeesText(facts.amountPaise)}`);
}
