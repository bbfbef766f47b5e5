import type { Refusal } from '@basket/domain';

/** A refusal on its way out: thrown by a handler, turned into the callable protocol at the border. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** Code of a gRPC status in an error of the database client; null for anything else. */
export function statusCodeOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'number' ? error.code : null;
}

export const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
