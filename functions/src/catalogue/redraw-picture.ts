import { pictureTypeOf, type PictureType } from './picture-file.decision';

/** Far more than our pages upload (640 × 640), and little enough for the memory of the function that decodes it. */
const mostPixels = 4096 * 4096;

/**
 * The picture in a file, drawn anew without anything else that the file holds; null when it has none of that type or too
 * many pixels, which is known before a pixel is decoded.
 */
export async function redrawn(bytes: Uint8Array, type: PictureType): Promise<Buffer | null> {
  if (pictureTypeOf(bytes) !== type) return null;
  // Loaded here: no other function needs it, and each would load it at its start.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  const format = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
  try {
    return await picture.toFormat(format[type], { quality: 90 }).toBuffer();
  } catch {
    // The library throws plain errors only, all of which say that the file is not a picture that it can decode.
    return null;
  }
}
