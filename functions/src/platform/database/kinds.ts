import type { Kind, Stored } from '@basket/domain';
import type { Query } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { Read } from './guarded-commit';

export type Schema = v.GenericSchema;
export type Ids = readonly unknown[];
/** A document of a kind. */
export type Of<S extends Schema> = Stored<v.InferOutput<S>>;
/** The same, as it was read. */
export type ReadOf<S extends Schema> = Read<v.InferOutput<S>>;

/** One document of a kind as a kind of its own, which has no other: `null` names it. */
export const only = <S extends Schema, Id extends Ids>(kind: Kind<S, Id>, id: Id): Kind<S, [null]> => ({
  ...kind,
  path: () => kind.path(...id),
});
/** A kind of which the ids do not matter. */
export type AnyKind<S extends Schema = Schema> = Kind<S, never>;
/** @param all the documents of a kind */
export type BuildQuery = (all: Query) => Query;
