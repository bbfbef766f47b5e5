import { saveSecrets, saveSettings } from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';
import { secretsOf, settingsOf, type SettingsForm } from './settings-form';

/**
 * Saves the settings, and the secrets if any were typed. A toast reports the result.
 *
 * @returns a function that resolves to whether everything was saved
 */
export function useSaveSettings(): (form: SettingsForm) => Promise<boolean> {
  const settings = useOperation(saveSettings);
  const secrets = useOperation(saveSecrets);
  return async (form) => {
    try {
      const typed = secretsOf(form);
      // Secrets first: with a new key id and an old secret, no payment could be verified.
      if (typed) await secrets.run(typed);
      await settings.run({ settings: settingsOf(form) });
      toast.success('Settings updated successfully!');
      return true;
    } catch (error) {
      toast.error(failureText('Failed to update settings', error));
      return false;
    }
  };
}
