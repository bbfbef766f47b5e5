import {
  fieldErrors,
  limitsOf,
  saveSecrets,
  storeSettingsDraftSchema,
  type FieldLimits,
  type PublicStoreSettings,
  type RequestOf,
} from '@basket/domain';
import { t } from '../../texts';
import {
  settingFields,
  settingKeys,
  switchFields,
  switchKeys,
  type SettingKey,
  type SwitchKey,
} from './setting-fields';
import { kindOf } from './setting-kinds';

export type Secrets = RequestOf<typeof saveSecrets>;
type SecretKey = keyof Secrets;

/** The values of the form. Every setting without a checkbox is text until it is parsed. */
export type SettingsForm = Readonly<Record<SettingKey | SecretKey, string> & Record<SwitchKey, boolean>>;

export function formOfSettings(settings: PublicStoreSettings): SettingsForm {
  const values = Object.fromEntries(settingKeys.map((key) => [key, textOf(key, settings[key])]));
  return {
    // There is an entry for every key.
    ...(values as Record<SettingKey, string>),
    ...switchesOf(settings),
    // Empty secrets are not sent, so that the stored ones stay.
    razorpayKeySecret: '',
    razorpayWebhookSecret: '',
  };
}

const switchesOf = (values: Readonly<Record<SwitchKey, boolean>>): Record<SwitchKey, boolean> =>
  Object.fromEntries(switchKeys.map((key) => [key, values[key]])) as Record<SwitchKey, boolean>;

const textOf = (key: SettingKey, value: PublicStoreSettings[SettingKey]): string =>
  (kindOf(settingFields[key].kind).text ?? String)(value);

const secretLabels: Readonly<Record<SecretKey, () => string>> = {
  razorpayKeySecret: () => t('settings.razorpayKeySecret'),
  razorpayWebhookSecret: () => t('settings.razorpayWebhookSecret'),
};

type Name = keyof SettingsForm;
const isSetting = (name: Name): name is SettingKey => name in settingFields;
const isSwitch = (name: Name): name is SwitchKey => name in switchFields;

export function labelOf(name: Name): string {
  if (isSetting(name)) return settingFields[name].label();
  return isSwitch(name) ? switchFields[name].label() : secretLabels[name]();
}

/** The value of a field as the screen shows it; a key is never written out. */
export function shownValue(name: Name, form: SettingsForm): string {
  const value = form[name];
  if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
  if (value === '') return t('settings.nothing');
  if (!isSetting(name)) return t('settings.anotherOne');
  const { kind, type, unit } = settingFields[name];
  if (type === 'password') return t('settings.anotherOne');
  return kind === 'rupees' ? `₹${value}` : unit === undefined ? value : `${value} ${unit()}`;
}

/** The labels of the fields whose values differ, in the order of the screen. */
export const unsavedLabels = (form: SettingsForm, stored: SettingsForm): readonly string[] =>
  // There is an entry for every key.
  (Object.keys(stored) as Name[])
    .filter((name) => String(form[name]).trim() !== String(stored[name]).trim())
    .map(labelOf);

/** The request for a form without errors. In any other form, values that cannot be parsed are NaN or invalid text. */
export function settingsOf(form: SettingsForm): PublicStoreSettings {
  const values = Object.fromEntries(
    settingKeys.map((key) => [key, kindOf(settingFields[key].kind).value(form[key].trim())]),
  );
  // There is an entry for every key; the schema checks their types, here and on the server.
  // The server keeps the end of a pause.
  return { ...(values as unknown as PublicStoreSettings), ...switchesOf(form), reopensAt: null };
}

/** The secrets that were typed; null if there is none. */
export function secretsOf(form: SettingsForm): Secrets | null {
  const keySecret = form.razorpayKeySecret.trim();
  const webhookSecret = form.razorpayWebhookSecret.trim();
  if (keySecret === '' && webhookSecret === '') return null;
  return {
    ...(keySecret !== '' && { razorpayKeySecret: keySecret }),
    ...(webhookSecret !== '' && { razorpayWebhookSecret: webhookSecret }),
  };
}

export const limitsOfSetting = (key: SettingKey): FieldLimits =>
  limitsOf(storeSettingsDraftSchema.entries[key]);

const settingTexts = () =>
  Object.fromEntries(
    settingKeys.map((key) => {
      const { texts } = kindOf(settingFields[key].kind);
      return [key, texts?.({ ...settingFields[key], ...limitsOfSetting(key) })];
    }),
  );

/** Messages by field; empty if the form can be sent. */
export function checkSettings(form: SettingsForm) {
  const settings = settingsOf(form);
  const problems = settingKeys.flatMap((key) => {
    const problem = kindOf(settingFields[key].kind).problem?.(form[key]) ?? null;
    return problem === null ? [] : [[key, problem] as const];
  });
  const secretText = { invalid: t('settings.secretWrong') };
  return {
    ...fieldErrors(storeSettingsDraftSchema, settings, { texts: settingTexts() }),
    ...Object.fromEntries(problems),
    ...fieldErrors(saveSecrets.request, { ...secretsOf(form) } as Readonly<Record<SecretKey, string>>, {
      texts: { razorpayKeySecret: secretText, razorpayWebhookSecret: secretText },
    }),
  };
}
