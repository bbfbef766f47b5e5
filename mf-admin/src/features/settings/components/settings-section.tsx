import type { ReactNode } from 'react';
import { Field, Panel, type Form } from '@basket/ui';
import { sections, settingFields, settingKeys, type SectionKey, type SettingKey } from '../setting-fields';
import { limitsOfSetting, type SettingsForm } from '../settings-form';
import { sectionId } from './section-links';
import styles from './settings.module.css';

export interface SettingsSectionProps {
  readonly section: SectionKey;
  readonly form: Form<SettingsForm>;
  /** Shown after the fields. */
  readonly children?: ReactNode;
}

/** One section of the settings with its fields. */
export function SettingsSection({ section, form, children }: SettingsSectionProps) {
  const { short: _short, ...panel } = sections[section];
  const keys = settingKeys.filter((key) => settingFields[key].section === section);
  return (
    <div id={sectionId(section)} className={styles.section}>
      <Panel {...panel}>
        <div className={styles.fields}>
          {keys.map((key) => {
            const { kind, label, unit, isWide } = settingFields[key];
            return (
              <Field
                key={key}
                {...form.control(key)}
                label={label}
                className={isWide ? styles.wide : undefined}
                hint={hintOf(key)}
                leading={kind === 'rupees' ? '₹' : undefined}
                trailing={unit}
                isNumeric={kind !== 'text' && kind !== 'pincodes'}
                {...inputOf(key)}
              />
            );
          })}
          {children}
        </div>
      </Panel>
    </div>
  );
}

function hintOf(key: SettingKey): string | undefined {
  const { hint, kind } = settingFields[key];
  const { minValue, maxValue } = limitsOfSetting(key);
  const isNumber = kind === 'number' || kind === 'wholeNumber';
  return hint ?? (isNumber ? `${minValue} to ${maxValue}` : undefined);
}

function inputOf(key: SettingKey) {
  const { kind, type = 'text', isRequired = false } = settingFields[key];
  switch (kind) {
    case 'text':
      return {
        type,
        maxLength: limitsOfSetting(key).maxLength,
        autoComplete: 'off',
        required: isRequired,
      };
    case 'pincodes':
      return { type: 'text', autoComplete: 'off' };
    case 'time':
      return { type: 'time' };
    case 'rupees':
    case 'number':
    case 'wholeNumber':
      return { type: 'text', inputMode: 'decimal' as const, maxLength: 20, autoComplete: 'off' };
  }
}
