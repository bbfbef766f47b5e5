import { paymentIntents, refunds, webhookEvents, type PaymentIntent, type Stored } from '@basket/domain';
import { atomically } from '../platform/database/atomically';
import { openStoreGateway } from '../platform/gateway/open-gateway';
import type { OverdueWork } from '../platform/background/overdue';
import type { Services } from '../platform/services';
import { nextCheckAt } from './intents/intent-checks';
import { learnPaymentsOf } from './learn-payment';
import { payRefund } from './refunds/pay-refund';
import { processEvent } from './process-event';

const events: OverdueWork<typeof webhookEvents.schema> = {
  name: webhookEvents.collection,
  kind: webhookEvents,
  dueField: 'processAt',
  settle: async (run, { id }) => (await processEvent(run, id)) === 'processed',
};

const intents: OverdueWork<typeof paymentIntents.schema> = {
  name: paymentIntents.collection,
  kind: paymentIntents,
  dueField: 'checkAt',
  settle: async (run, intent) => {
    await checkIntent(run, intent);
    return true;
  },
};

const owed: OverdueWork<typeof refunds.schema> = {
  name: refunds.collection,
  kind: refunds,
  dueField: 'nextTryAt',
  settle: async (run, { id }) => {
    await payRefund(run, id);
    return true;
  },
};

/**
 * Settles what lost tasks, lost events and a silent gateway have left: events that were stored and not acted on, gateway orders and
 * codes about which nothing has been heard, refunds that are owed.
 */
export const overduePayments: readonly OverdueWork[] = [events, intents, owed];

/** Late money is looked for as long as a bank may still report it. The next look is set first: a crash skips one look. */
async function checkIntent(run: Services, { id, kind }: Stored<PaymentIntent>): Promise<void> {
  await atomically(run, null, async (unit) => {
    const intent = await unit.get(paymentIntents, id);
    if (!intent || intent.checkAt === null || intent.checkAt > run.now()) return;
    const checks = intent.checks + 1;
    unit.update(paymentIntents.path(id), {
      checks,
      checkAt: nextCheckAt(intent.createdAt, checks, run.now()),
    });
  });
  const gateway = await openStoreGateway(run);
  if (!gateway) throw new Error('The payment gateway is not configured');
  await learnPaymentsOf(run, gateway, id, kind);
}
