import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { services } from '../platform/app';
import { deleteFile, readStart } from '../platform/pictures';
import { pictureStartBytes, pictureTypeOf } from './picture-type.decision';

/**
 * Deletes an uploaded file whose content does not match its declared type: storage rules see type, size and name, but
 * never the content. Until then browsers treat the file as a broken picture.
 */
export const onPictureUploaded = onObjectFinalized(
  { maxInstances: 5, memory: '256MiB' },
  async ({ data }) => {
    const { bucket, name, contentType, generation } = data;
    if (!name.startsWith('product-images/')) return;
    const { log } = services(); // also connects what reads the file below
    const found = pictureTypeOf(await readStart(bucket, name, pictureStartBytes));
    if (found === contentType) return;
    await deleteFile(bucket, name, generation);
    log({
      operation: 'catalogue.checkPicture',
      result: `deleted: declared ${contentType ?? 'nothing'}, is ${found ?? 'no picture'}`,
      ms: 0,
    });
  },
);
