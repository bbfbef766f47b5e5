import { useState } from 'react';
import { minPasswordLength } from '@basket/domain';
import { toast } from '@basket/web';

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/**
 * What both forms do when something is wrong: the message at its field, the first one as a toast too, and focus to the
 * first wrong field.
 *
 * @param order names of the fields as they stand in the form; each is the id of its control
 */
export function useFieldErrors<Name extends string>(order: readonly Name[]) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  return {
    errors,
    /** @returns whether the form may be sent */
    show: (found: FieldErrors<Name>): boolean => {
      setErrors(found);
      const first = order.find((name) => found[name] !== undefined);
      if (first === undefined) return true;
      toast.error(found[first] ?? '');
      document.getElementById(first)?.focus();
      return false;
    },
    clear: (name: Name) => setErrors((before) => ({ ...before, [name]: undefined })),
  };
}

/** What was typed into a field of a form that keeps its own values. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

export const required = (value: string, field: string): string | undefined =>
  value.trim() === '' ? `Please fill in your ${field}` : undefined;

const emailPattern = /^[^\s@]+@[^\s@]+$/;

export const emailProblem = (email: string): string | undefined =>
  required(email, 'email') ??
  (emailPattern.test(email.trim()) ? undefined : 'Please enter a valid e-mail address.');

/** Of a new password (spec section 5). */
export const passwordProblem = (password: string): string | undefined =>
  required(password, 'password') ??
  (password.length < minPasswordLength
    ? `Password must be at least ${minPasswordLength} characters long`
    : undefined);

export const confirmationProblem = (confirmation: string, password: string): string | undefined =>
  confirmation === password ? undefined : 'Passwords do not match';

/** What a person reads when a request fails without a reason of its own. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error ? error.message : otherwise;

/** Only what is wrong. */
export const present = <Name extends string>(checks: Record<Name, string | undefined>): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(checks).filter(([, text]) => text !== undefined)) as FieldErrors<Name>;
