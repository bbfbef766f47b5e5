import type { Sharp } from 'sharp';
import { pictureTypeOf, type PictureType } from './picture-file.decision';

/** Far more than our pages upload (640 × 640), and little enough for the memory of the function that decodes it. */
const mostPixels = 4096 * 4096;

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/**
 * The picture in a file, drawn anew without anything else that the file holds; null when it has none of that type or too
 * many pixels, which is known before a pixel is decoded.
 */
export const redrawn = (bytes: Uint8Array, type: PictureType): Promise<Buffer | null> =>
  decode(bytes, type, (picture) => picture.toFormat(formats[type], { quality: 90 }));

/** Whether the whole picture in a file can be decoded: a fifth of the work of drawing it anew. */
export const canDecode = async (bytes: Uint8Array, type: PictureType): Promise<boolean> =>
  (await decode(bytes, type, (picture) => picture.raw())) !== null;

async function decode(
  bytes: Uint8Array,
  type: PictureType,
  into: (picture: Sharp) => Sharp,
): Promise<Buffer | null> {
  if (pictureTypeOf(bytes) !== type) return null;
  // Loaded here: no other function needs it, and each would load it at its start.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  try {
    return await into(picture).toBuffer();
  } catch {
    // The library throws plain errors only, all of which say that the file is not a picture that it can decode.
    return null;
  }
}
