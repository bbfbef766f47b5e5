import { useState } from 'react';
import type { GatewayStatus, PublicStoreSettings } from '@basket/domain';
import { Button, Checkbox, Field, FormErrorSummary, useForm, type Form } from '@basket/ui';
import { useLeaveGuard } from '../../../forms/use-leave-guard';
import { checkSettings, formOfSettings, type SettingsForm } from '../settings-form';
import { useSaveSettings } from '../use-save-settings';
import { SettingsSection } from './settings-section';
import styles from './settings.module.css';

export interface SettingsEditorProps {
  readonly settings: PublicStoreSettings;
  /** Null until somebody has set a secret. */
  readonly gateway: Pick<GatewayStatus, 'hasKeySecret' | 'hasWebhookSecret'> | null;
}

const secrets = [
  { field: 'razorpayKeySecret', label: 'Razorpay key secret', flag: 'hasKeySecret', isOptional: false },
  {
    field: 'razorpayWebhookSecret',
    label: 'Razorpay webhook secret',
    flag: 'hasWebhookSecret',
    isOptional: true,
  },
] as const;

/** All settings in one form. Changes that somebody else saves meanwhile do not overwrite what is being typed. */
export function SettingsEditor({ settings, gateway }: SettingsEditorProps) {
  const [initial, setInitial] = useState(() => formOfSettings(settings));
  const save = useSaveSettings();
  const form: Form<SettingsForm> = useForm<SettingsForm>({
    initial,
    idPrefix: 'setting-',
    check: checkSettings,
    async send(values) {
      if (!(await save(values))) return;
      setInitial({ ...values, razorpayKeySecret: '', razorpayWebhookSecret: '' });
      form.reset();
    },
  });
  useLeaveGuard(form.isDirty);
  return (
    <form className={styles.form} {...form.props}>
      <FormErrorSummary errors={form.errorLines} />
      <SettingsSection section="store" form={form} />
      <SettingsSection section="location" form={form} />
      <SettingsSection section="delivery" form={form}>
        <Checkbox
          label="Offer orders automatically"
          hint="As soon as an order is paid or placed with cash, the best partner is asked, then the next. After three who do not take it, it waits for you."
          checked={form.values.automaticDispatch}
          onChange={(event) => form.change({ automaticDispatch: event.target.checked })}
        />
      </SettingsSection>
      <SettingsSection section="limits" form={form} />
      <SettingsSection section="hours" form={form}>
        <Checkbox
          label="Store is open"
          hint="Closed: shoppers can look around, and nobody can order."
          checked={form.values.isOpen}
          onChange={(event) => form.change({ isOpen: event.target.checked })}
        />
      </SettingsSection>
      <SettingsSection section="api" form={form}>
        {secrets.map(({ field, label, flag, isOptional }) => (
          <Field
            key={field}
            {...form.control(field)}
            type="password"
            autoComplete="new-password"
            label={label}
            isOptional={isOptional}
            placeholder={gateway?.[flag] ? '••••••••••••' : ''}
            hint={gateway?.[flag] ? 'Set. Leave it empty to keep it; nobody can read it.' : 'Not set yet.'}
          />
        ))}
      </SettingsSection>
      <div className={styles.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? 'Saving...' : 'Save Settings'}
        </Button>
      </div>
    </form>
  );
}
