import * as v from 'valibot';
import { forReading } from './for-reading';

/** A document as the product works with it: its id beside its data. */
export type Stored<T> = T & { readonly id: string };

/** The data of a document, as the database holds it. */
export const withoutId = <T extends { readonly id: string }>({ id: _id, ...data }: T): Omit<T, 'id'> => data;

export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError';
  /** @param issues `field.path: what is wrong`; never a value */
  constructor(
    readonly path: string,
    readonly issues: readonly string[],
  ) {
    super(`${path} does not have the expected shape: ${issues.join('; ')}`);
  }
}

/**
 * Parses what came out of the database. Never cast a snapshot: data that does not fit its schema stops
 * here, with the path and the fields named. Fields that the schema does not know are left out: a newer version wrote them, or
 * it is `expireAt`, by which the database deletes a document.
 *
 * @param path for the error message, e.g. `orders/abc`
 */
export function parseDocument<S extends v.GenericSchema>(
  schema: S,
  path: string,
  id: string,
  data: unknown,
): Stored<v.InferOutput<S>> {
  const result = v.safeParse(forReading(schema), data);
  if (!result.success) throw new InvalidDocumentError(path, describeIssues(result.issues));
  return Object.assign({ id }, result.output as object);
}

/** `field.path: what is wrong`, one per issue; never the value itself, which may be private. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const where = v.getDotPath(issue) ?? '(root)';
    return `${where}: ${issue.kind === 'schema' ? `expected ${issue.expected ?? 'another shape'}` : issue.message}`;
  });
}

/** A schema that reads documents of a type. */
export type SchemaOf<T> = v.GenericSchema<unknown, T>;
