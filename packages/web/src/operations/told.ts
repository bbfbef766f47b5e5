/**
 * Operations whose outcome a message tells: `@basket/web/told`. Apart from `@basket/web`, of which a first view loads everything;
 * each application carries its own copy of this file alone, so it takes the rest from there.
 */
import { useState } from 'react';
import type { Contract, ResponseOf } from '@basket/domain';
import { failureText, toast, useOperation, type RequestInput } from '@basket/web';

export interface ToldWords<Input, Answer> {
  /** The message after a success; null for none, which is the default. */
  readonly done?: string | ((answer: Answer, input: Input) => string | null);
  /** 'Failed to adjust wallet'; the reason follows. */
  readonly failed: string | ((error: unknown, input: Input) => string);
}

export interface Told<Input, Answer> {
  /** Resolves when the outcome has been told; never rejects. @param next called after a success */
  readonly run: (input: Input, next?: (answer: Answer) => void) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last try failed, for a dialog that covers messages; null before. */
  readonly failure: string | null;
}

/**
 * An operation that tells its outcome: a success by its message, a failure by its message with the reason. What was typed stays
 * (rule: failures-told).
 */
export const useTold = <C extends Contract>(
  contract: C,
  words: ToldWords<RequestInput<C>, ResponseOf<C>>,
): Told<RequestInput<C>, ResponseOf<C>> => useToldRun(useOperation(contract), words);

/** The same for what is more than one operation, or perhaps waits for the network. */
export function useToldRun<Input, Answer>(
  operation: { readonly run: (input: Input) => Promise<Answer>; readonly isBusy: boolean },
  { done, failed }: ToldWords<Input, Answer>,
): Told<Input, Answer> {
  const [failure, setFailure] = useState<string | null>(null);
  async function run(input: Input, next?: (answer: Answer) => void): Promise<void> {
    setFailure(null);
    let answer: Answer;
    try {
      answer = await operation.run(input);
    } catch (error) {
      const text = failureText(typeof failed === 'string' ? failed : failed(error, input), error);
      setFailure(text);
      toast.error(text);
      return;
    }
    const text = typeof done === 'function' ? done(answer, input) : done;
    if (text) toast.success(text);
    next?.(answer);
  }
  return { run, isBusy: operation.isBusy, failure };
}
