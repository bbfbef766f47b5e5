import { Field, type Form } from '@basket/ui';
import { t } from '../texts';

/** A required Indian mobile number. `control` keeps only its digits: `phoneDigits`. */
export function PhoneField(control: ReturnType<Form<{ phone: string }>['control']>) {
  return (
    <Field
      {...control}
      label={t('phoneField.label')}
      type="tel"
      inputMode="numeric"
      placeholder={t('phoneField.tenDigits')}
      autoComplete="tel-national"
      leading="+91"
      isNumeric
      required
      // Allows the spaces of a pasted number, of which only the digits are kept.
      maxLength={20}
    />
  );
}
