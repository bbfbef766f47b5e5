import { CallFailedError, CallRefusedError } from '@basket/web';

/**
 * The message of the spec (section 8), and after it the reason where there is one for a person:
 * 'Failed to process order response. This offer has expired.'
 */
export const failureText = (message: string, error: unknown): string =>
  error instanceof CallRefusedError || error instanceof CallFailedError
    ? `${message}. ${error.message}`
    : message;
