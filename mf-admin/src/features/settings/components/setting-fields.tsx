import type { ReactNode } from 'react';
import { Field, Panel } from '@basket/ui';
import {
  settingId,
  type SettingField,
  type SettingKey,
  type SettingsErrors,
  type SettingSection,
  type SettingsForm,
} from '../settings-form';
import styles from './settings.module.css';

export interface SettingsSectionProps {
  readonly section: SettingSection;
  readonly form: SettingsForm;
  readonly errors: SettingsErrors;
  readonly onType: (key: SettingKey, value: string) => void;
  /** Behind the fields. */
  readonly children?: ReactNode;
}

/** One section of the settings with its fields. */
export function SettingsSection({ section, form, errors, onType, children }: SettingsSectionProps) {
  return (
    <Panel title={section.title} note={section.note}>
      <div className={styles.fields}>
        {section.fields.map((field) => (
          <Field
            key={field.key}
            id={settingId(field.key)}
            label={field.label}
            className={field.isWide ? styles.wide : undefined}
            value={form.values[field.key]}
            hint={hintOf(field)}
            error={errors[field.key]}
            leading={field.kind === 'rupees' ? '₹' : undefined}
            trailing={field.unit}
            isNumeric={field.kind !== 'text'}
            onChange={(event) => onType(field.key, event.target.value)}
            {...inputOf(field)}
          />
        ))}
        {children}
      </div>
    </Panel>
  );
}

const hintOf = (field: SettingField): string | undefined =>
  field.hint ?? (field.kind === 'number' ? `${field.min} to ${field.max}` : undefined);

function inputOf(field: SettingField) {
  switch (field.kind) {
    case 'text':
      return {
        type: field.type ?? 'text',
        maxLength: field.maxLength,
        autoComplete: 'off',
        required: field.isRequired ?? false,
      };
    case 'time':
      return { type: 'time' };
    case 'rupees':
    case 'number':
      return { type: 'text', inputMode: 'decimal' as const, maxLength: 20, autoComplete: 'off' };
  }
}
