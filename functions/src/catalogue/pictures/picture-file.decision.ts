/**
 * The type of a file by its bytes, whatever its name and declared type say. Pictures that our pages upload consist of a few
 * parts that only draw; a file may hold others beside them, such as comments, or a page behind the picture's end.
 */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const bigEndian = (bytes: Uint8Array, at: number, length: 2 | 4): number =>
  [...bytes.subarray(at, at + length)].reduce((sum, byte) => sum * 256 + byte, 0);

/** The picture type that the first bytes show; null for any other content. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  return text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP' ? 'image/webp' : null;
}

/** A part of a picture file: its name and where the next one begins. */
interface Part {
  readonly name: string;
  readonly end: number;
}

function pngPart(bytes: Uint8Array, at: number): Part {
  return { name: text(bytes, at + 4, 4), end: at + 12 + bigEndian(bytes, at, 4) };
}

function webpPart(bytes: Uint8Array, at: number): Part {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 4, at + 8);
  const length = a + b * 0x100 + c * 0x1_0000 + d * 0x100_0000;
  return { name: text(bytes, at, 4), end: at + 8 + length + (length % 2) };
}

const scanStart = 0xda;
const endOfImage = 0xd9;

function jpegPart(bytes: Uint8Array, at: number): Part {
  const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
  const name = marker.toString(16);
  if (marker === endOfImage) return { name, end: at + 2 };
  const length = bigEndian(bytes, at + 2, 2);
  let end = at + 2 + length;
  // A scan goes on until a marker: 0xff that is neither followed by 0 nor by the number of a restart.
  if (marker === scanStart) while (end < bytes.length && !isMarker(bytes[end], bytes[end + 1] ?? 0)) end += 1;
  return { name: name === 'e0' && length !== 16 ? 'e0 with a thumbnail' : name, end };
}
const isMarker = (first: number | undefined, second: number): boolean =>
  first === 0xff && second !== 0 && (second < 0xd0 || second > 0xd7);

/** Where parts begin, how to find the next one, and which only draw. */
const formats: Readonly<
  Record<PictureType, { start: number; part: (bytes: Uint8Array, at: number) => Part; drawing: RegExp }>
> = {
  'image/png': { start: 8, part: pngPart, drawing: /^(IHDR|PLTE|tRNS|sRGB|gAMA|pHYs|IDAT|IEND)$/ },
  'image/webp': { start: 12, part: webpPart, drawing: /^(VP8 |VP8L|VP8X|ALPH)$/ },
  // JFIF, quantisation, Huffman tables, frames, restarts, scans, end
  'image/jpeg': { start: 2, part: jpegPart, drawing: /^(e0|db|c4|c0|c1|c2|dd|da|d9)$/ },
};
const lastPart: Readonly<Record<PictureType, string | null>> = {
  'image/png': 'IEND',
  'image/jpeg': 'd9',
  'image/webp': null,
};

/** Whether the file is one picture from the first byte to the last, of parts that only draw. */
export function isPurePicture(bytes: Uint8Array, type: PictureType): boolean {
  const { start, part, drawing } = formats[type];
  const last = lastPart[type];
  for (let at = start; at < bytes.length;) {
    const { name, end } = part(bytes, at);
    if (!drawing.test(name)) return false;
    if (name === last || end >= bytes.length) return end === bytes.length && (last ?? name) === name;
    at = end;
  }
  return false;
}
