import { lastGoodSettings, publicSettings } from '@basket/domain';
import type { OutboxMessage } from '../tasks';
import type { UnitOfWork } from '../database/unit-of-work';

/** The task that offers waiting orders. @param cause the change that asks for it, so that it asks once */
export const dispatchMessage = (cause: string, now: number): OutboxMessage => ({
  id: `dispatch-${cause}`,
  task: { kind: 'dispatchOrders' },
  dueAt: now,
});

/**
 * Has waiting orders offered after this commit, which brought an order that waits or a partner with room. The setting may be
 * a moment old: the offer itself checks it again, and the sweep finds what nobody asked for.
 */
export async function askForDispatch(unit: UnitOfWork, cause: string, now: number): Promise<void> {
  // While they are damaged, those that were last good (rule: settings-kept).
  const settings = (await unit.getSound(publicSettings)) ?? (await unit.getSound(lastGoodSettings));
  if (settings?.automaticDispatch) unit.send(dispatchMessage(cause, now));
}
