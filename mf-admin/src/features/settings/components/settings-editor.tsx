import { useState, type FormEvent } from 'react';
import type { GatewayStatus, PublicStoreSettings } from '@basket/domain';
import { Button, Checkbox, Field, FormErrorSummary } from '@basket/ui';
import { useLeaveGuard } from '../../../components/use-leave-guard';
import {
  checkSettings,
  formOfSettings,
  sections,
  settingId,
  type SettingKey,
  type SettingsErrors,
  type SettingsField,
} from '../settings-form';
import { useSaveSettings } from '../use-save-settings';
import { SettingsSection } from './setting-fields';
import styles from './settings.module.css';

export interface SettingsEditorProps {
  readonly settings: PublicStoreSettings;
  /** Null: nobody has set a secret yet. */
  readonly gateway: Pick<GatewayStatus, 'hasKeySecret' | 'hasWebhookSecret'> | null;
}

const secrets = [
  { field: 'keySecret', label: 'Razorpay key secret', flag: 'hasKeySecret', isOptional: false },
  { field: 'webhookSecret', label: 'Razorpay webhook secret', flag: 'hasWebhookSecret', isOptional: true },
] as const;

const errorLines = (errors: SettingsErrors) =>
  Object.entries(errors).map(([field, text]) => ({ fieldId: settingId(field as SettingsField), text }));

/** All settings in one form. What somebody else saves meanwhile does not overwrite what is being typed. */
export function SettingsEditor({ settings, gateway }: SettingsEditorProps) {
  const [first, setFirst] = useState(() => formOfSettings(settings));
  const [form, setForm] = useState(first);
  const [errors, setErrors] = useState<SettingsErrors>({});
  const { isBusy, save } = useSaveSettings();
  useLeaveGuard(JSON.stringify(form) !== JSON.stringify(first));

  function type(key: SettingKey, value: string): void {
    setForm({ ...form, values: { ...form.values, [key]: value } });
    setErrors({ ...errors, [key]: undefined });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const found = checkSettings(form);
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong !== undefined) {
      document.getElementById(settingId(firstWrong as SettingsField))?.focus();
    } else if (await save(form)) {
      const saved = { ...form, keySecret: '', webhookSecret: '' };
      setFirst(saved);
      setForm(saved);
    }
  }

  const shared = { form, errors, onType: type };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormErrorSummary errors={errorLines(errors).filter(({ text }) => text !== undefined)} />
      <SettingsSection section={sections.store} {...shared} />
      <SettingsSection section={sections.location} {...shared} />
      <SettingsSection section={sections.delivery} {...shared} />
      <SettingsSection section={sections.hours} {...shared}>
        <Checkbox
          label="Store is open"
          hint="Closed: shoppers can look around, and nobody can order."
          checked={form.isOpen}
          onChange={(event) => setForm({ ...form, isOpen: event.target.checked })}
        />
      </SettingsSection>
      <SettingsSection section={sections.api} {...shared}>
        {secrets.map(({ field, label, flag, isOptional }) => (
          <Field
            key={field}
            id={settingId(field)}
            type="password"
            autoComplete="new-password"
            label={label}
            isOptional={isOptional}
            placeholder={gateway?.[flag] ? '••••••••••••' : ''}
            hint={gateway?.[flag] ? 'Set. Leave it empty to keep it; nobody can read it.' : 'Not set yet.'}
            error={errors[field]}
            value={form[field]}
            onChange={(event) => {
              setForm({ ...form, [field]: event.target.value });
              setErrors({ ...errors, [field]: undefined });
            }}
          />
        ))}
      </SettingsSection>
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Saving...' : 'Save Settings'}
        </Button>
      </div>
    </form>
  );
}
