/** Lazy chunk: the Storage SDK. Never import this file statically; `upload-product-picture.ts` is the way in. */
import {
  connectStorageEmulator,
  getStorage,
  ref,
  StorageError,
  uploadBytesResumable,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import { productImagePath, type ImageSize } from '@basket/domain';
import { loadBackEnd } from '../back-end/load-back-end';
import { session } from '../session/current-session';
import { CallFailedError, CallRefusedError } from '../back-end/calls/call-errors';
import { t } from '../texts';

/** One size of a product's picture, as the browser made it. */
export interface PictureFile {
  readonly productId: string;
  readonly imageId: string;
  readonly size: ImageSize;
  readonly content: Blob;
}

/** Long enough for 5 MB over a slow connection. */
const timeoutMs = 120_000;

/** A picture never changes under its name, so that every cache may keep it. */
const cacheControl = 'public,max-age=31536000,immutable';

const notAllowed: ReadonlySet<string> = new Set([
  'storage/unauthenticated',
  'storage/unauthorized',
  'storage/unauthorized-app',
]);

let opened: FirebaseStorage | null = null;

async function openStorage(): Promise<FirebaseStorage> {
  const { loadFirebase } = await loadBackEnd();
  const { app, config } = await loadFirebase();
  if (opened) return opened;
  opened = getStorage(app);
  if (config.emulators) {
    connectStorageEmulator(opened, config.emulators.storage.host, config.emulators.storage.port);
  }
  // No repetition by the SDK: if only the answer was lost, the rules would refuse to overwrite the stored picture.
  opened.maxUploadRetryTime = 0;
  return opened;
}

/** Sends the bytes; stops at the time limit or when the connection is lost. */
async function send(target: StorageReference, content: Blob): Promise<void> {
  const task = uploadBytesResumable(target, content, { contentType: content.type, cacheControl });
  let isTimeout = false;
  const timer = setTimeout(() => {
    isTimeout = true;
    task.cancel();
  }, timeoutMs);
  const stop = (): boolean => task.cancel();
  window.addEventListener('offline', stop);
  try {
    await task;
  } catch (cause) {
    throw isTimeout ? new CallFailedError('timeout', { cause }) : cause;
  } finally {
    clearTimeout(timer);
    window.removeEventListener('offline', stop);
  }
}

function callError(cause: unknown): Error {
  if (cause instanceof CallFailedError) return cause;
  if (!(cause instanceof StorageError)) return new CallFailedError('offline', { cause });
  if (notAllowed.has(cause.code)) return new CallRefusedError('not_allowed', {}, t('pictures.notAllowed'));
  return new CallFailedError(cause.status ? 'server' : 'offline', { cause });
}

/**
 * Uploads a picture for shoppers. Storage rules allow it to admins, and allow nobody to replace a picture.
 *
 * @throws CallRefusedError when the rules refuse it
 * @throws CallFailedError when there is no usable answer
 */
export async function uploadPicture({ productId, imageId, size, content }: PictureFile): Promise<void> {
  if (!navigator.onLine) throw new CallFailedError('offline');
  try {
    const target = ref(await openStorage(), productImagePath(productId, imageId, size));
    await send(target, content).catch(async (error: unknown) => {
      if (!(error instanceof StorageError) || !notAllowed.has(error.code)) throw error;
      // The token was revoked or lacks a new role: once more with a fresh one.
      await session.idToken(true);
      await send(target, content);
    });
  } catch (error) {
    throw callError(error);
  }
}
