import { startsWith, viewOf, type TakenKind } from './picture-kind';

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size that the header of a picture names; null for one that ends too early or names none. */
export function pictureSize(kind: TakenKind, bytes: Uint8Array): PictureSize | null {
  if (kind === 'png') return pngSize(viewOf(bytes));
  if (kind === 'jpeg') return jpegSize(viewOf(bytes));
  return kind === 'webp' ? webpSize(bytes) : avifSize(bytes);
}

const pngSize = (view: DataView): PictureSize | null =>
  view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };

function webpSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (view.byteLength < 30) return null;
  const uint24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  if (startsWith(bytes, 12, 'VP8X')) return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (startsWith(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const side = (at: number): number => view.getUint16(at, true) & 0x3fff;
  return startsWith(bytes, 12, 'VP8 ') ? { width: side(26), height: side(28) } : null;
}

/** Frame headers, which name the size: C0 to CF without the tables among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A byte that only fills up belongs to the next marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** AVIF consists of boxes: their length, their name, what is in them. The box `meta` describes the picture. */
function avifSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  for (let at = 0; at + 8 <= view.byteLength; at += Math.max(8, view.getUint32(at)))
    if (startsWith(bytes, at + 4, 'meta')) return largestSize(bytes.subarray(at, at + view.getUint32(at)));
  return null;
}

/** A picture of tiles names the size of the whole, and that of a tile, each in a box `ispe`. */
function largestSize(meta: Uint8Array): PictureSize | null {
  const view = viewOf(meta);
  let [width, height] = [0, 0];
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (!startsWith(meta, at, 'ispe')) continue;
    width = Math.max(width, view.getUint32(at + 8));
    height = Math.max(height, view.getUint32(at + 12));
  }
  return width > 0 && height > 0 ? { width, height } : null;
}
