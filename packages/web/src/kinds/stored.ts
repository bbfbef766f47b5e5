/**
 * One document of a kind: `@basket/web/stored`. Apart from `@basket/web`, of which a first view loads everything; each application carries its own copy
 * of this file alone, so it takes the rest from there.
 */
import { isId, type Kind, type Stored } from '@basket/domain';
import { useLiveDocument, type Live } from '@basket/web';
import type * as v from 'valibot';

/**
 * One document of a kind, live. Whatever the database takes for no id, as in a typed address, is 'missing'.
 *
 * @param id null while it is not known yet: 'loading'
 */
export function useStored<S extends v.GenericSchema>(
  { schema, path }: Kind<S>,
  id: string | null,
): Live<Stored<v.InferOutput<S>>> {
  const isAsked = id !== null && isId(id);
  const live = useLiveDocument(schema, isAsked ? path(id) : null);
  return id === null || isAsked ? live : { status: 'missing' };
}
