import { stableJson } from './database/atomically';
import { refused } from './errors';

/**
 * Refuses an edit of something that is no longer as its form has read it: what somebody else saved meanwhile is neither
 * overwritten nor merged (rule: edit-conflict).
 *
 * @param read the edited fields as they were when the form was opened
 */
export function requireAsRead<Fields extends object>(
  read: Fields,
  stored: { readonly [Name in keyof Fields]: unknown },
): void {
  const names = Object.keys(read) as (keyof Fields & string)[];
  const field = names.find((name) => stableJson(read[name]) !== stableJson(stored[name]));
  if (field !== undefined) throw refused('changed_meanwhile', { field });
}
