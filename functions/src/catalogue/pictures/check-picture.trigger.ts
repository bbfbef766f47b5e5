import { isPicturePath } from '@basket/domain';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { services } from '../../platform/app';
import { deleteFile, readFile, replaceFile } from '../../platform/pictures';
import { isPurePicture, type PictureType } from './picture-file.decision';
import { canDecode, redrawn } from './redraw-picture';

const mostBytes = 5 * 1024 * 1024;

/**
 * Looks into uploaded files: storage rules see type, size and name, but never the content. What is no picture is deleted;
 * a picture with something else in its file (a comment, a page behind its end) is drawn anew in its place. That arrives
 * here too, and is left alone because it is pure.
 */
export const onPictureUploaded = onObjectFinalized(
  { maxInstances: 5, memory: '512MiB', concurrency: 4 },
  async ({ data }) => {
    const { name, contentType, size } = data;
    if (!name.startsWith('product-images/')) return;
    const { log } = services(); // also connects what reads the file below
    const tell = (result: string): void => log({ operation: 'catalogue.checkPicture', result, ms: 0 });
    const isAcceptable = isPicturePath(name) && size <= mostBytes;
    const bytes = isAcceptable ? await readFile(data) : null;
    const type = contentType as PictureType; // of any other, nothing can be drawn
    const kept = bytes && (await cleaned(bytes, type));
    if (!kept) {
      await deleteFile(data);
      tell(`deleted: no picture of type ${contentType ?? 'none'}`);
    } else if (kept !== bytes) {
      await replaceFile(data, kept, type);
      tell('drawn anew');
    }
  },
);

/** The bytes themselves when they are a picture and nothing else; null when they are none. */
async function cleaned(bytes: Buffer, type: PictureType): Promise<Buffer | null> {
  if (!isPurePicture(bytes, type)) return redrawn(bytes, type);
  return (await canDecode(bytes, type)) ? bytes : null;
}
