import { defaultStoreSettings, minuteMs, publicSettings, setStoreOpen, withoutId } from '@basket/domain';
import { operation } from '../platform/operation';
import { readStoredSettings } from '../platform/store-settings';
import { reopenMessage } from './reopen-store';

/** Shoppers hear of it as of any other setting. A later choice replaces an earlier pause. */
export const setStoreOpenOperation = operation(setStoreOpen, ['admin'], async ({ input, unit, now }) => {
  const stored = await readStoredSettings(unit);
  const settings = stored ? withoutId(stored) : defaultStoreSettings;
  const reopensAt = input.isOpen || input.pauseMinutes === null ? null : now + input.pauseMinutes * minuteMs;
  unit.put(publicSettings.path(), { ...settings, isOpen: input.isOpen, reopensAt });
  if (reopensAt !== null) unit.send(reopenMessage(reopensAt));
  return {};
});
