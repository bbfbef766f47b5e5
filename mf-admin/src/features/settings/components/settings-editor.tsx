import { useState } from 'react';
import { farPincodes, type GatewayStatus, type PublicStoreSettings } from '@basket/domain';
import { Field, FormErrorSummary, useForm, type Form } from '@basket/ui';
import { ConfirmLeaving } from '../../../forms/confirm-leaving';
import { OthersChangesNotice } from '../../../forms/others-changes-notice';
import { SaveBar } from '../../../forms/save-bar';
import { useOthersChanges } from '../../../forms/use-others-changes';
import {
  checkSettings,
  formOfSettings,
  labelOf,
  settingsOf,
  shownValue,
  unsavedLabels,
  type SettingsForm,
} from '../settings-form';
import { useSaveSettings } from '../use-save-settings';
import { t } from '../../../texts';
import { ConfirmFarPincodes, type FarPincodesQuestion } from './confirm-far-pincodes';
import { SectionLinks } from './section-links';
import { SettingsSection } from './settings-section';
import styles from './settings.module.css';

export interface SettingsEditorProps {
  /** Live. */
  readonly settings: PublicStoreSettings;
  /** Null until somebody has set a secret. */
  readonly gateway: Pick<GatewayStatus, 'hasKeySecret' | 'hasWebhookSecret'> | null;
}

const secrets = [
  { field: 'razorpayKeySecret', flag: 'hasKeySecret', isOptional: false },
  { field: 'razorpayWebhookSecret', flag: 'hasWebhookSecret', isOptional: true },
] as const;

/** All settings in one form. What somebody else saves meanwhile is shown, and overwrites nothing that was typed. */
export function SettingsEditor({ settings, gateway }: SettingsEditorProps) {
  const saving = useSaveSettings();
  const [stored, setSaved] = useNewest(settings);
  const others = useOthersChanges(formOfSettings(stored));
  const pincodes = usePincodesQuestion(stored);
  const form: Form<SettingsForm> = useForm<SettingsForm>({
    initial: others.latest,
    idPrefix: 'setting-',
    check: (values) => ({ ...checkSettings(values), ...others.errors(values) }),
    async send(values) {
      if (!(await pincodes.areRight(settingsOf(values)))) return;
      await saving.run({ form: values, before: stored }, (saved) => {
        setSaved(saved);
        others.settle(formOfSettings(saved));
        form.reset();
      });
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <SectionLinks />
      <OthersChangesNotice of={others} form={form} label={labelOf} text={shownValue} />
      <FormErrorSummary errors={form.errorLines} />
      <SettingsSection section="store" form={form} />
      <SettingsSection section="location" form={form} />
      <SettingsSection section="delivery" form={form} />
      <SettingsSection section="limits" form={form} />
      <SettingsSection section="hours" form={form} />
      <SettingsSection section="signIn" form={form} />
      <SettingsSection section="api" form={form}>
        {secrets.map(({ field, flag, isOptional }) => (
          <Field
            key={field}
            {...form.control(field)}
            type="password"
            autoComplete="new-password"
            label={labelOf(field)}
            isOptional={isOptional}
            placeholder={gateway?.[flag] ? '••••••••••••' : ''}
            hint={t(gateway?.[flag] ? 'settings.secretSet' : 'settings.secretNotSet')}
          />
        ))}
      </SettingsSection>
      <SaveBar
        unsaved={unsavedLabels(form.values, others.latest)}
        isBusy={form.isBusy}
        saveLabel={t(form.isBusy ? 'settings.saving' : 'settings.saveAll')}
        onDiscard={form.reset}
      />
      <ConfirmLeaving isDirty={form.isDirty} />
      <ConfirmFarPincodes question={pincodes.question} />
    </form>
  );
}

/** Asks about pincodes that are far from the others, unless they were served before. */
function usePincodesQuestion(stored: PublicStoreSettings) {
  const [question, setQuestion] = useState<FarPincodesQuestion | null>(null);
  async function areRight({ servedPincodes }: PublicStoreSettings): Promise<boolean> {
    const pincodes = farPincodes(servedPincodes).filter((each) => !stored.servedPincodes.includes(each));
    if (pincodes.length === 0) return true;
    const isRight = await new Promise<boolean>((answer) => setQuestion({ pincodes, answer }));
    setQuestion(null);
    return isRight;
  }
  return { question, areRight };
}

/** The settings as far as this page knows: the answer of a save may come before its change is heard of. */
function useNewest(heard: PublicStoreSettings) {
  const [saved, setSaved] = useState<{ over: PublicStoreSettings; settings: PublicStoreSettings } | null>(
    null,
  );
  const isOld = saved !== null && JSON.stringify(heard) === JSON.stringify(saved.over);
  return [
    isOld ? saved.settings : heard,
    (settings: PublicStoreSettings) => setSaved({ over: heard, settings }),
  ] as const;
}
