import { publicStoreSettingsSchema, saveSettings, storeSettingsPath } from '@basket/domain';
import { operation } from '../platform/operation';

/** Shoppers hear of it through the publication that the write triggers. */
export const saveSettingsOperation = operation(saveSettings, ['admin'], async ({ input, unit }) => {
  await unit.get(publicStoreSettingsSchema, storeSettingsPath);
  unit.put(storeSettingsPath, input.settings);
  return {};
});
