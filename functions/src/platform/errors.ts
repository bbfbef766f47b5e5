import { refuse, type Refusal, type RefusalCode, type RefusalFacts } from '@basket/domain';

/** A refusal as an exception: thrown by a handler, answered by the callable function in its protocol. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The exception for a refusal: `throw refused('unknown_order')`. */
export const refused = (code: RefusalCode, facts?: RefusalFacts): RefusedError =>
  new RefusedError(refuse(code, facts).refusal);

/** Code of a gRPC status in an error of the database client; null for anything else. */
export function statusCodeOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'number' ? error.code : null;
}

export const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
