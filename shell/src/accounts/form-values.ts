import { useState } from 'react';
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

/** Only what is wrong. */
export const present = <Name extends string>(checks: Record<Name, string | undefined>): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(checks).filter(([, text]) => text !== undefined)) as FieldErrors<Name>;
