import { InvalidDocumentError } from '@basket/domain';
import { noConnection, type LiveFailure } from '../ports';

const texts: Readonly<Record<string, string>> = {
  'permission-denied': 'You are not allowed to see this.',
  unauthenticated: 'Please sign in to see this.',
  blocked:
    'Live data does not come through. An ad blocker or network may stop it: allow this site, or use another browser.',
  [noConnection.code]: noConnection.message,
  'invalid-document': 'Some data is damaged and cannot be shown.',
};

const fallbackText = 'The data could not be loaded. Please try again.';

export function failureOf(error: unknown): LiveFailure {
  const code = codeOf(error);
  return { code, message: texts[code] ?? fallbackText };
}

function codeOf(error: unknown): string {
  if (error instanceof InvalidDocumentError) return 'invalid-document';
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  // The SDK itself, or the configuration, could not be fetched.
  return noConnection.code;
}
