import type * as v from 'valibot';
import type { Contract } from '@basket/domain';

/** The input of a contract's request: optional fields may be absent. */
export type RequestInput<C extends Contract> = v.InferInput<C['request']>;

export interface CallOptions {
  /** Defaults to an id that is kept until there is an answer. */
  readonly operationId?: string | undefined;
  /** @default 30000 */
  readonly timeoutMs?: number | undefined;
}
