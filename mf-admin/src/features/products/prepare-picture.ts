import { imageSizePx, type ImageSize } from '@basket/domain';
import type { NewPicture } from './pictures';

/** Larger files are no pictures for a shop, and decoding them may end the tab. */
export const maxSourceBytes = 20 * 1024 * 1024;

/** Cameras make four times this; what comes out fits a phone's download. */
const quality = 0.82;

const sizes: readonly ImageSize[] = ['card', 'detail'];

/** Why a file is not taken, for a person. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

/** Both sizes of a picture as shoppers get them: square, whole, WebP where the browser can write it. */
export async function preparePicture(file: File): Promise<NewPicture> {
  if (file.size > maxSourceBytes) throw new PictureRefusedError(`${file.name} is larger than 20 MB.`);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefusedError(`${file.name} is not a picture that can be shown.`);
  });
  try {
    const [card, detail] = await Promise.all(sizes.map((size) => draw(bitmap, imageSizePx[size])));
    if (!card || !detail) throw new PictureRefusedError(`${file.name} could not be made smaller.`);
    return { name: file.name, previewUrl: URL.createObjectURL(card), sizes: { card, detail } };
  } finally {
    bitmap.close();
  }
}

/** The whole picture in the middle of a transparent square; shops put their tint behind it. */
async function draw(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const webp = await encode(bitmap, side, 'image/webp');
  // Browsers that cannot write WebP give a PNG without being asked: five times as large.
  return webp?.type === 'image/webp' ? webp : encode(bitmap, side, 'image/jpeg');
}

function encode(bitmap: ImageBitmap, side: number, type: 'image/webp' | 'image/jpeg'): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  if (type === 'image/jpeg') {
    context.fillStyle = 'white'; // JPEG knows no transparency, and would make it black
    context.fillRect(0, 0, side, side);
  }
  const { x, y, width, height } = fitInto(bitmap.width, bitmap.height, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** Where a picture of this size lies in a square: whole and centred. */
export function fitInto(
  width: number,
  height: number,
  side: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const scale = side / Math.max(width, height);
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return {
    x: Math.round((side - across) / 2),
    y: Math.round((side - down) / 2),
    width: across,
    height: down,
  };
}
