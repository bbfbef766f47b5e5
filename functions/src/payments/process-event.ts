import { webhookEvents } from '@basket/domain';
import { atomically } from '../platform/database/atomically';
import { openStoreGateway } from '../platform/gateway/open-gateway';
import type { Services } from '../platform/services';
import { UnitOfWork } from '../platform/database/unit-of-work';
import { learnDispute } from './learn-dispute';
import { learnPayment } from './learn-payment';
import { settleReportedRefund } from './refunds/settle-refund';
import { retryDelayMs } from './refunds/settle-refund.decision';

/** Acts on a stored event. Throws when it could not, so that the queue, and later the reconciler, try again. */
export async function processEvent(run: Services, eventId: string): Promise<string> {
  const stored = await new UnitOfWork(run).get(webhookEvents, eventId);
  if (!stored || stored.processAt === null) return 'nothing to do';
  try {
    switch (stored.event.kind) {
      case 'payment': {
        const gateway = await openStoreGateway(run);
        if (!gateway) throw new Error('The payment gateway is not configured any more');
        await learnPayment(run, gateway, stored.event.payment);
        break;
      }
      case 'refund':
        await settleReportedRefund(run, stored.event.refund);
        break;
      case 'other':
        if (stored.event.dispute) await learnDispute(run, stored.event.dispute);
    }
  } catch (error) {
    await markEvent(run, eventId, (tries) => run.now() + retryDelayMs(tries));
    throw error;
  }
  await markEvent(run, eventId, () => null);
  return 'processed';
}

async function markEvent(
  run: Services,
  eventId: string,
  processAt: (tries: number) => number | null,
): Promise<void> {
  await atomically(run, null, async (unit) => {
    const stored = await unit.get(webhookEvents, eventId);
    if (!stored || stored.processAt === null) return;
    const tries = stored.tries + 1;
    unit.update(webhookEvents.path(eventId), { tries, processAt: processAt(tries) });
  });
}
