import { publicStoreSettingsSchema, saveSettings, storeSettingsPath } from '@basket/domain';
import { dispatchMessage } from '../orders';
import { operation } from '../platform/operation';

/** Shoppers hear of it through the publication that the write triggers. */
export const saveSettingsOperation = operation(saveSettings, ['admin'], async ({ input, unit, now }) => {
  await unit.get(publicStoreSettingsSchema, storeSettingsPath);
  unit.put(storeSettingsPath, input.settings);
  // Whoever waited while this was off, or for a partner with more room, is offered now.
  if (input.settings.automaticDispatch) unit.send(dispatchMessage(`settings-${now}`, now));
  return {};
});
