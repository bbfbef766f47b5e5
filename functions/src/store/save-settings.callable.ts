import {
  defaultStoreSettings,
  publicSettings,
  saveSettings,
  withoutId,
  type PublicStoreSettings,
} from '@basket/domain';
import { dispatchMessage } from '../platform/background/ask-for-dispatch';
import { operation } from '../platform/operation';
import { requireAsRead } from '../platform/require-as-read';
import { readStoredSettings } from '../platform/store-settings';

/** Shoppers hear of it through the publication that the write triggers. */
export const saveSettingsOperation = operation(saveSettings, ['admin'], async ({ input, unit, now }) => {
  // Until somebody has saved settings, the shop runs with the defaults.
  const known = await readStoredSettings(unit);
  const stored = known ? withoutId(known) : defaultStoreSettings;
  // Only the switch of the dashboard pauses the store; a pause lasts until somebody opens it here.
  const { reopensAt } = stored;
  requireAsRead({ ...input.before, reopensAt }, stored);
  const changes = { ...input.settings, reopensAt: input.settings.isOpen ? null : reopensAt };
  // All of them: saving repairs damaged ones (rule: settings-kept).
  unit.put(publicSettings.path(), { ...stored, ...changes } satisfies PublicStoreSettings);
  // Whoever waited while this was off, or for a partner with more room, is offered now.
  if (input.settings.automaticDispatch) unit.send(dispatchMessage(`settings-${now}`, now));
  return {};
});
