import { useState } from 'react';
import type { Contract, ResponseOf } from '@basket/domain';
import { failureText, toast, useOperation, type RequestInput } from '@basket/web';

export interface DialogOperationTexts<C extends Contract> {
  /** The message after a success. */
  readonly done: (answer: ResponseOf<C>) => string;
  /** 'Failed to adjust wallet'; the reason follows. */
  readonly failed: string;
}

/**
 * The operation of a dialog: a success closes it with a message. A failure is shown in it, where the backdrop does not cover
 * it, and what was typed stays (rule: failures-told).
 */
export function useDialogOperation<C extends Contract>(
  contract: C,
  { done, failed }: DialogOperationTexts<C>,
  onClose: () => void,
): {
  readonly save: (input: RequestInput<C>) => Promise<void>;
  /** Why the last try failed; null before. */
  readonly failure: string | null;
  readonly isBusy: boolean;
} {
  const operation = useOperation(contract);
  const [failure, setFailure] = useState<string | null>(null);
  async function save(input: RequestInput<C>): Promise<void> {
    setFailure(null);
    try {
      toast.success(done(await operation.run(input)));
      onClose();
    } catch (error) {
      const text = failureText(failed, error);
      setFailure(text);
      toast.error(text);
    }
  }
  return { save, failure, isBusy: operation.isBusy };
}
