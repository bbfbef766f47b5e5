import type { RefusalCode, RefusalFacts } from '@basket/domain';
import { t } from '../../texts';

/**
 * The server (or the contract) said no. `message` is fit for a person (the refusal's text in the domain); `code` and
 * `facts` let a screen say more. A newer server may have a reason that this page does not know, and then its own words.
 */
export class CallRefusedError extends Error {
  override readonly name = 'CallRefusedError';
  constructor(
    readonly code: RefusalCode | 'newer',
    readonly facts: RefusalFacts,
    message: string,
  ) {
    super(message);
  }
}

export type CallFailureReason = 'offline' | 'timeout' | 'server';

const failureTexts: Readonly<Record<CallFailureReason, () => string>> = {
  offline: () => t('calls.offline'),
  timeout: () => t('calls.timeout'),
  server: () => t('calls.server'),
};

/** No usable answer: the operation may or may not have happened, so that a repetition must carry the same id. */
export class CallFailedError extends Error {
  override readonly name = 'CallFailedError';
  constructor(
    readonly reason: CallFailureReason,
    options?: ErrorOptions,
  ) {
    super(failureTexts[reason](), options);
  }
}

/**
 * A message followed by the reason, where the error has one for a person:
 * 'Failed to assign order. This delivery partner is offline.'
 */
export const failureText = (message: string, error: unknown): string =>
  error instanceof CallRefusedError || error instanceof CallFailedError
    ? `${message}. ${error.message}`
    : message;
