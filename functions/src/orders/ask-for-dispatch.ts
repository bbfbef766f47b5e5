import { lastGoodSettingsPath, publicStoreSettingsSchema, storeSettingsPath } from '@basket/domain';
import type { OutboxMessage } from '../platform/tasks';
import type { UnitOfWork } from '../platform/database/unit-of-work';

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
  const readOne = (path: string) => unit.getSound(publicStoreSettingsSchema, [path]);
  // While they are damaged, those that were last good (rule: settings-kept).
  const [settings = (await readOne(lastGoodSettingsPath))[0]] = await readOne(storeSettingsPath);
  if (settings?.automaticDispatch) unit.send(dispatchMessage(cause, now));
}
