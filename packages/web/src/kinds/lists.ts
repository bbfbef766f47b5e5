/**
 * Lists of a kind of document: `@basket/web/lists`. Apart from `@basket/web`, of which a first view loads everything; each application carries its own copy
 * of this file alone, so it takes the rest from there.
 */
import type { Kind } from '@basket/domain';
import type { LiveQuery, Ordering } from '@basket/web';
import type * as v from 'valibot';

/** A list of the documents of a kind. */
export const listOf = <S extends v.GenericSchema, Id extends readonly unknown[]>(
  { collection, schema }: Kind<S, Id>,
  list: Omit<LiveQuery, 'collection' | 'schema'>,
): LiveQuery<S> => ({ collection, schema, ...list });

export const newestFirst: readonly Ordering[] = [['createdAt', 'desc']];

/**
 * The order of a list that is read page by page: by a field and, where that is equal, by the id, so that no page skips a document.
 *
 * @param after the last document of the page before; null for the first page
 */
export const sortedBy = <Field extends string>(
  field: Field,
  direction: 'asc' | 'desc',
  after: (Readonly<Record<Field, unknown>> & { readonly id: string }) | null,
): Pick<LiveQuery, 'orderBy' | 'startAfter'> => ({
  orderBy: [
    [field, direction],
    ['__name__', direction],
  ],
  ...(after ? { startAfter: [after[field], after.id] } : {}),
});
