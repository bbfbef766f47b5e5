import { InvalidDocumentError } from '@basket/domain';
import { noConnection, type LiveFailure } from '../ports';
import { t } from '../../texts';

const texts: Readonly<Record<string, () => string>> = {
  'permission-denied': () => t('documents.notAllowed'),
  unauthenticated: () => t('documents.signIn'),
  blocked: () => t('documents.blocked'),
  [noConnection.code]: () => noConnection.message,
  'invalid-document': () => t('documents.damaged'),
};

export function failureOf(error: unknown): LiveFailure {
  const code = codeOf(error);
  return { code, message: texts[code]?.() ?? t('documents.notLoaded') };
}

function codeOf(error: unknown): string {
  if (error instanceof InvalidDocumentError) return 'invalid-document';
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  // The SDK itself, or the configuration, could not be fetched.
  return noConnection.code;
}
