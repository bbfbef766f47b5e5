import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { services } from '../platform/app';
import { deleteFile, readStart } from '../platform/pictures';
import { pictureStartBytes, pictureTypeOf } from './picture-type.decision';

/**
 * A file among the pictures whose content is not what its declared type says is deleted: rules see types, sizes and names,
 * never the content. Until then a browser shows nothing of it, as it was declared a picture.
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
