import * as v from 'valibot';

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
 * here, with the path and the fields named. `expireAt`, by which the database deletes a document, belongs to no schema.
 *
 * @param path for the error message, e.g. `orders/abc`
 */
export function parseDocument<S extends v.GenericSchema>(
  schema: S,
  path: string,
  id: string,
  data: unknown,
): Stored<v.InferOutput<S>> {
  const result = v.safeParse(schema, withoutExpiry(data));
  if (!result.success) throw new InvalidDocumentError(path, describeIssues(result.issues));
  return Object.assign({ id }, result.output as object);
}

function withoutExpiry(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('expireAt' in data)) return data;
  const { expireAt: _expireAt, ...rest } = data;
  return rest;
}

/** `field.path: what is wrong`, one per issue; never the value itself, which may be private. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const where = v.getDotPath(issue) ?? '(root)';
    return `${where}: ${issue.kind === 'schema' ? `expected ${issue.expected ?? 'another shape'}` : issue.message}`;
  });
}
