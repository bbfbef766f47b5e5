import * as v from 'valibot';
import { emailSchema, phoneSchema, pincodeSchema, requiredTextSchema } from '../basics/schema';
import type { FieldMessage } from '../basics/field-messages';

/** A sign-up asks for it, besides e-mail and password. */
export const registrationSchema = v.strictObject({
  name: requiredTextSchema(100),
  phone: phoneSchema,
  address: requiredTextSchema(300),
  state: requiredTextSchema(80),
  city: requiredTextSchema(80),
  pincode: pincodeSchema,
});
export type Registration = v.InferOutput<typeof registrationSchema>;

export const minPasswordLength = 6;

/** Somebody chooses these to sign in with; Auth keeps them, no document does. */
export const credentialsSchema = v.strictObject({
  email: emailSchema,
  password: v.pipe(
    v.string(),
    v.minLength(minPasswordLength, `tooShort ${minPasswordLength}` satisfies FieldMessage),
    v.regex(/\S/, 'blank' satisfies FieldMessage),
  ),
});
