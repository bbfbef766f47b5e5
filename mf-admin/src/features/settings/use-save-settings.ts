import { saveSecrets, saveSettings } from '@basket/domain';
import { toast, useOperation } from '@basket/web';
import { failureText } from '../../components/failure-text';
import { secretsOf, settingsOf, type SettingsForm } from './settings-form';

/** Sends settings, and secrets where any were typed; tells by a toast what became of it. */
export function useSaveSettings() {
  const settings = useOperation(saveSettings);
  const secrets = useOperation(saveSecrets);
  return {
    isBusy: settings.isBusy || secrets.isBusy,
    /** Whether all of it was saved. */
    save: async (form: SettingsForm): Promise<boolean> => {
      try {
        const typed = secretsOf(form);
        // The secrets first: with a new key id and an old secret no payment would be verified.
        if (typed) await secrets.run(typed);
        await settings.run({ settings: settingsOf(form) });
        toast.success('Settings updated successfully!');
        return true;
      } catch (error) {
        toast.error(failureText('Failed to update settings', error));
        return false;
      }
    },
  };
}
