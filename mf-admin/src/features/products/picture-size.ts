/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size that the header of a JPEG, PNG or WebP file names; null for any other content, whatever the file is called. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return pngSize(viewOf(bytes));
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return webpSize(bytes);
  return startsWith(bytes, 0, '\xff\xd8\xff') ? jpegSize(viewOf(bytes)) : null;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

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
