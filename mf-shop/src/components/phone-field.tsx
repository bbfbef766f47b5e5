import { Field, type Form } from '@basket/ui';

/** A required Indian mobile number. `control` keeps only its digits: `phoneDigits`. */
export function PhoneField(control: ReturnType<Form<{ phone: string }>['control']>) {
  return (
    <Field
      {...control}
      label="Phone"
      type="tel"
      inputMode="numeric"
      placeholder="10 digits"
      autoComplete="tel-national"
      leading="+91"
      isNumeric
      required
      // Allows the spaces of a pasted number, of which only the digits are kept.
      maxLength={20}
    />
  );
}
