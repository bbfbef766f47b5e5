import { credentialsSchema, fieldErrors, registrationSchema, type Registration } from '@basket/domain';
import { t } from '../texts';

/** The fields of the form, in their order on the screen. */
export const emptySignUp = {
  name: '',
  email: '',
  phone: '',
  address: '',
  pincode: '',
  state: '',
  city: '',
  password: '',
  confirmation: '',
};
export type SignUp = typeof emptySignUp;

/** Messages about e-mail address and password. */
export const credentialErrors = <Name extends 'email' | 'password'>(values: Readonly<Record<Name, string>>) =>
  fieldErrors(credentialsSchema, values, {
    texts: {
      email: {
        missing: t('accounts.emailMissing'),
        invalid: t('accounts.emailInvalid'),
      },
    },
  });

/** The message about the repeated password. */
export const confirmationError = ({ password, confirmation }: Pick<SignUp, 'password' | 'confirmation'>) =>
  confirmation !== password
    ? { confirmation: t('accounts.passwordsDiffer') }
    : confirmation === ''
      ? { confirmation: t('accounts.confirmationMissing') }
      : {};

export function checkSignUp(form: SignUp) {
  const { email, password, confirmation, ...registration } = form;
  return {
    ...fieldErrors(registrationSchema, registration),
    ...credentialErrors({ email, password }),
    ...confirmationError({ password, confirmation }),
  };
}

/** The initial profile of a new account. */
export const registrationOf = ({ name, phone, address, state, city, pincode }: SignUp): Registration => ({
  name: name.trim(),
  phone: phone.trim(),
  address: address.trim(),
  state,
  city: city.trim(),
  pincode: pincode.trim(),
});
