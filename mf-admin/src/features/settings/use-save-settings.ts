import { saveSecrets, saveSettings, type PublicStoreSettings } from '@basket/domain';
import { useOperation } from '@basket/web';
import { useToldRun, type Told } from '@basket/web/told';
import { t } from '../../texts';
import { secretsOf, settingsOf, type SettingsForm } from './settings-form';

interface Save {
  readonly form: SettingsForm;
  readonly before: PublicStoreSettings;
}

/** Saves the settings in place of `before`, and the secrets if any were typed. The answer is what was saved. */
export function useSaveSettings(): Told<Save, PublicStoreSettings> {
  const saving = useOperation(saveSettings);
  const secrets = useOperation(saveSecrets);
  async function run({ form, before }: Save): Promise<PublicStoreSettings> {
    const settings = settingsOf(form);
    const typed = secretsOf(form);
    // Secrets first: with a new key id and an old secret, no payment could be verified.
    if (typed) await secrets.run(typed);
    await saving.run({ before, settings });
    return settings;
  }
  return useToldRun(
    { run, isBusy: saving.isBusy },
    { done: t('settings.saved'), failed: t('settings.saveFailed') },
  );
}
