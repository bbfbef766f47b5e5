import { paymentIntents } from '@basket/domain';
import { atomically } from '../../platform/database/atomically';
import { openStoreGateway } from '../../platform/gateway/open-gateway';
import type { Services } from '../../platform/services';

/** Closes a code that nobody may pay any more. Throws while the gateway does not answer, so that the queue tries again. */
export async function closeCode(run: Services, codeId: string): Promise<string> {
  const gateway = await openStoreGateway(run);
  if (!gateway) return 'the gateway is not configured';
  await gateway.closeCode(codeId);
  await noteClosed(run, codeId);
  return 'closed';
}

/** A code that was paid stays so. */
export async function noteClosed(run: Services, codeId: string): Promise<void> {
  await atomically(run, null, async (unit) => {
    const intent = await unit.get(paymentIntents, codeId);
    if (intent?.state === 'open')
      unit.update(paymentIntents.path(codeId), { state: 'closed', updatedAt: run.now() });
  });
}
