import { saveSecrets, saveSettings, type PublicStoreSettings } from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';
import { secretsOf, settingsOf, type SettingsForm } from './settings-form';

/**
 * Saves the settings in place of `before`, and the secrets if any were typed. A toast reports the result.
 *
 * @returns a function that resolves to what was saved; null after a failure
 */
export function useSaveSettings(): (
  form: SettingsForm,
  before: PublicStoreSettings,
) => Promise<PublicStoreSettings | null> {
  const saving = useOperation(saveSettings);
  const secrets = useOperation(saveSecrets);
  return async (form, before) => {
    const settings = settingsOf(form);
    try {
      const typed = secretsOf(form);
      // Secrets first: with a new key id and an old secret, no payment could be verified.
      if (typed) await secrets.run(typed);
      await saving.run({ before, settings });
      toast.success('Settings updated successfully!');
      return settings;
    } catch (error) {
      toast.error(failureText('Failed to update settings', error));
      return null;
    }
  };
}
