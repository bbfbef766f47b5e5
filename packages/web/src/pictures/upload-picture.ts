import { productImagePath, type ImageSize } from '@basket/domain';
import { session } from '../browser-state';
import { loadBackEnd } from '../back-end/load-back-end';
import { CallFailedError, CallRefusedError } from '../operations/call-errors';
import { multipartOf } from './multipart';

/** One size of a product's picture, as the browser made it. */
export interface PictureFile {
  readonly productId: string;
  readonly imageId: string;
  readonly size: ImageSize;
  readonly content: Blob;
}

/** Long enough for 5 MB on a poor line. */
const timeoutMs = 120_000;

/** A picture never changes under its name, so that every cache may keep it. */
const forEver = 'public,max-age=31536000,immutable';

/**
 * Puts a picture where shoppers find it. Storage's own protocol, spoken directly: one request, where the SDK for it costs
 * more than ten kilobytes. Storage rules let admins do this, and nobody replace what is there.
 *
 * @throws CallRefusedError when the rules say no
 * @throws CallFailedError when there is no usable answer
 */
export async function uploadPicture({ productId, imageId, size, content }: PictureFile): Promise<void> {
  const path = productImagePath(productId, imageId, size);
  const metadata = { name: path, contentType: content.type, cacheControl: forEver };
  const { body, contentType } = multipartOf(metadata, content);
  const send = async (isFresh: boolean): Promise<Response> =>
    post(`?name=${encodeURIComponent(path)}`, contentType, body, isFresh);
  let response = await send(false);
  // A token that was revoked or lacks a new role: once more with a fresh one.
  if (response.status === 401 || response.status === 403) response = await send(true);
  if (response.ok) return;
  const cause = new Error(`Storage answered ${response.status} to ${path}`);
  if (response.status === 401 || response.status === 403)
    throw new CallRefusedError('not_allowed', {}, 'You are not allowed to upload this.');
  throw new CallFailedError('server', { cause });
}

async function post(query: string, contentType: string, body: Blob, isFresh: boolean): Promise<Response> {
  try {
    const { pictureUploads } = await loadBackEnd();
    const { url, appCheckToken } = await pictureUploads();
    const idToken = await session.idToken(isFresh);
    const headers: Record<string, string> = {
      'Content-Type': contentType,
      'X-Goog-Upload-Protocol': 'multipart',
    };
    if (idToken) headers['Authorization'] = `Firebase ${idToken}`;
    if (appCheckToken) headers['X-Firebase-AppCheck'] = appCheckToken;
    return await fetch(url + query, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new CallFailedError(isTimeout ? 'timeout' : 'offline', { cause });
  }
}
