import { useState } from 'react';
import { t } from '../texts';

type Name<Values> = keyof Values & string;

/** A field that somebody else has changed since the form was opened. */
export interface OthersChange<Values> {
  readonly name: Name<Values>;
  /** Whether the form holds another value than the stored one: something was typed there too. */
  readonly isContested: boolean;
}

export interface OthersChanges<Values extends object> {
  /** The stored values: the form's initial ones, so that fields nobody has typed into follow. */
  readonly latest: Values;
  /** The values with which the form was opened, as far as the person has not been told of changes since. */
  readonly seen: Values;
  readonly changes: (values: Values) => readonly OthersChange<Values>[];
  /** An error for each contested field: the form is not sent before the person has chosen. */
  readonly errors: (values: Values) => { readonly [N in Name<Values>]?: string };
  /** The person knows what is stored in these fields now. */
  readonly accept: (names: readonly Name<Values>[]) => void;
  /** The form was saved with these values, as the server stores them. */
  readonly settle: (values: Values) => void;
}

const content = (value: unknown): string => JSON.stringify(typeof value === 'string' ? value.trim() : value);
const isSame = <Values extends object>(a: Values, b: Values, name: Name<Values>): boolean =>
  content(a[name]) === content(b[name]);

/**
 * Follows what others save while a form is open, so that nobody overwrites it unseen (rule: edit-conflict).
 *
 * @param latest live; what the form would be opened with now
 * @param opened what it was opened with, where that is longer ago
 */
export function useOthersChanges<Values extends object>(
  latest: Values,
  opened: Values = latest,
): OthersChanges<Values> {
  const [seen, setSeen] = useState(opened);
  const names = Object.keys(latest) as Name<Values>[];
  const changes: OthersChanges<Values>['changes'] = (values) =>
    names
      .filter((name) => !isSame(latest, seen, name))
      .map((name) => ({ name, isContested: !isSame(values, latest, name) }));
  return {
    latest,
    seen,
    changes,
    errors: (values) =>
      Object.fromEntries(
        changes(values)
          .filter(({ isContested }) => isContested)
          .map(({ name }) => [name, t('forms.contested')]),
      ) as { [N in Name<Values>]?: string },
    accept: (accepted) =>
      setSeen((before) => ({
        ...before,
        ...Object.fromEntries(accepted.map((name) => [name, latest[name]])),
      })),
    settle: setSeen,
  };
}
