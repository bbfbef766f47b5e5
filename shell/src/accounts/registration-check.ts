import type { Registration } from '@basket/domain';
import { confirmationProblem, passwordProblem, present, required, type FieldErrors } from './form-values';

export interface RegistrationForm extends Registration {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}
export type RegistrationField = keyof RegistrationForm;

/** As they stand in the form. */
export const registrationFields = [
  'name',
  'email',
  'phone',
  'address',
  'state',
  'city',
  'pincode',
  'password',
  'confirmation',
] as const satisfies readonly RegistrationField[];

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const shaped = (value: string, pattern: RegExp, message: string): string | undefined =>
  pattern.test(value.trim()) ? undefined : message;

/** All fields are required, the rest as spec section 5 says. */
export function checkRegistration(form: RegistrationForm): FieldErrors<RegistrationField> {
  return present({
    name: required(form.name, 'name'),
    email:
      required(form.email, 'email') ??
      shaped(form.email, emailPattern, 'Please enter a valid e-mail address.'),
    phone: required(form.phone, 'phone') ?? shaped(form.phone, /^\d{10}$/, 'Phone must be 10 digits'),
    address: required(form.address, 'address'),
    state: required(form.state, 'state'),
    city: required(form.city, 'city'),
    pincode: required(form.pincode, 'pincode') ?? shaped(form.pincode, /^\d{6}$/, 'Pincode must be 6 digits'),
    password: passwordProblem(form.password),
    confirmation: confirmationProblem(form.confirmation, form.password),
  });
}

/** What goes to the server with e-mail and password. */
export const registrationOf = ({
  name,
  phone,
  address,
  state,
  city,
  pincode,
}: RegistrationForm): Registration => ({
  name: name.trim(),
  phone: phone.trim(),
  address: address.trim(),
  state,
  city,
  pincode: pincode.trim(),
});
