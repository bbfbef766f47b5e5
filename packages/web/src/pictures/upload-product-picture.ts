import { CallFailedError } from '../back-end/calls/call-errors';
import type { PictureFile } from './upload-picture';

/** Uploads one size of a product's picture; the code for it comes with the first one. @throws as uploadPicture */
export async function uploadProductPicture(file: PictureFile): Promise<void> {
  const { uploadPicture } = await import(/* webpackChunkName: "upload" */ './upload-picture').catch(
    (cause: unknown) => {
      throw new CallFailedError('offline', { cause });
    },
  );
  return uploadPicture(file);
}
