import { isPicturePath } from '@basket/domain';
import { deleteFile, readFile, replaceFile } from '../../platform/pictures';
import type { Services } from '../../platform/services';
import { isPurePicture, type PictureType } from './picture-file.decision';
import { canDecode, redrawn } from './redraw-picture';

const mostBytes = 5 * 1024 * 1024;

/** A file as the event of its upload tells of it. */
export interface UploadedFile {
  readonly bucket: string;
  readonly name: string;
  readonly generation: number | string;
  readonly size: number | string;
  readonly contentType?: string | undefined;
  readonly contentEncoding?: string | undefined;
}

/**
 * Looks into an uploaded file: storage rules see type, size and name, but never the content. What is no picture is deleted;
 * a picture with something else in its file (a comment, a page behind its end) is drawn anew in its place. That arrives
 * here too, and is left alone because it is pure.
 */
export async function checkPicture({ log }: Pick<Services, 'log'>, file: UploadedFile): Promise<void> {
  const { name, contentType, size } = file;
  if (!name.startsWith('product-images/')) return;
  const tell = (result: string): void => log({ operation: 'catalogue.checkPicture', result, ms: 0 });
  const isAcceptable = isPicturePath(name) && Number(size) <= mostBytes && isPlain(file);
  const bytes = isAcceptable ? await readFile(file) : null;
  const type = contentType as PictureType; // of any other, nothing can be drawn
  const kept = bytes && (await cleaned(bytes, type));
  if (!kept) {
    await deleteFile(file);
    tell(`deleted: no picture of type ${contentType ?? 'none'}`);
  } else if (kept !== bytes) {
    await replaceFile(file, kept, type);
    tell('drawn anew');
  }
}

/** Whether readers get the bytes that are stored: of an encoding that is not true, no reader gets anything. */
const isPlain = ({ contentEncoding = '' }: UploadedFile): boolean =>
  ['', 'identity'].includes(contentEncoding);

/** The bytes themselves when they are a picture and nothing else; null when they are none. */
async function cleaned(bytes: Buffer, type: PictureType): Promise<Buffer | null> {
  if (!isPurePicture(bytes, type)) return redrawn(bytes, type);
  return (await canDecode(bytes, type)) ? bytes : null;
}
