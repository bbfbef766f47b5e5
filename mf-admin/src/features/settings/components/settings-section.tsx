import type { ReactNode } from 'react';
import { Checkbox, Field, Panel, type Form } from '@basket/ui';
import {
  sections,
  settingFields,
  settingKeys,
  switchFields,
  switchKeys,
  type Section,
  type SectionKey,
} from '../setting-fields';
import { kindOf } from '../setting-kinds';
import { limitsOfSetting, type SettingsForm } from '../settings-form';
import { sectionId } from './section-links';
import styles from './settings.module.css';

export interface SettingsSectionProps {
  readonly section: SectionKey;
  readonly form: Form<SettingsForm>;
  /** Shown after the fields. */
  readonly children?: ReactNode;
}

/** One section of the settings with its fields and checkboxes. */
export function SettingsSection({ section, form, children }: SettingsSectionProps) {
  const { title, note }: Section = sections[section];
  const keys = settingKeys.filter((key) => settingFields[key].section === section);
  return (
    <div id={sectionId(section)} className={styles.section}>
      <Panel title={title()} note={note?.()}>
        <div className={styles.fields}>
          <Switches section={section} form={form} areFirst />
          {keys.map((key) => {
            const field = settingFields[key];
            const input = kindOf(field.kind).input({ ...field, ...limitsOfSetting(key) });
            return (
              <Field
                key={key}
                {...form.control(key)}
                {...input}
                label={field.label()}
                className={field.isWide ? styles.wide : undefined}
                hint={field.hint?.() ?? input.hint}
                trailing={field.unit?.()}
              />
            );
          })}
          <Switches section={section} form={form} areFirst={false} />
          {children}
        </div>
      </Panel>
    </div>
  );
}

/** The checkboxes of a section that come before its fields, or after them. */
const Switches = ({ section, form, areFirst }: SettingsSectionProps & { readonly areFirst: boolean }) =>
  switchKeys
    .filter(
      (key) => switchFields[key].section === section && (switchFields[key].isFirst ?? false) === areFirst,
    )
    .map((key) => (
      <div key={key} className={areFirst ? styles.wide : undefined}>
        <Checkbox
          label={switchFields[key].label()}
          hint={switchFields[key].hint()}
          checked={form.values[key]}
          onChange={(event) => form.change({ [key]: event.target.checked })}
        />
      </div>
    ));
