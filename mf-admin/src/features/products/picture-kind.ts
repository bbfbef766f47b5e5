/**
 * Formats that the browser makes both sizes from. JPEG comes first: Safari turns a HEIC photo into the first format that
 * a picker lists, if the picker does not list HEIC.
 */
const takenKinds = ['jpeg', 'png', 'webp', 'avif'] as const;
export type TakenKind = (typeof takenKinds)[number];
/** Formats that are told apart from other files, so that a refusal can say what to do. HEIC stands for all of HEIF but AVIF. */
export type RefusedKind = 'heic' | 'tiff' | 'gif' | 'svg';
type PictureKind = TakenKind | RefusedKind;

/** Media types for the picker, as in `<input accept>`. */
export const acceptedTypes = takenKinds.map((kind) => `image/${kind}`).join(',');

export const isTaken = (kind: PictureKind): kind is TakenKind => takenKinds.some((taken) => taken === kind);

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
export const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/**
 * The format that the first bytes of a file show; null for any other content. Names and declared types say nothing:
 * phones declare a JPEG as HEIC, and people rename files.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  if (startsWith(bytes, 4, 'ftyp')) return kindOfBrands(bytes);
  if (startsWith(bytes, 0, 'II*\0') || startsWith(bytes, 0, 'MM\0*')) return 'tiff';
  if (startsWith(bytes, 0, 'GIF8')) return 'gif';
  return isSvg(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'svg' : null;
}

/** A file names a main brand and those that it is compatible with. AVIF is compatible with HEIF, so it is asked for first. */
function kindOfBrands(bytes: Uint8Array): PictureKind | null {
  const end = Math.min(viewOf(bytes).getUint32(0), 256);
  const brands = String.fromCharCode(...bytes.subarray(8, end)).match(/[\s\S]{4}/g) ?? [];
  if (brands.some((brand) => brand.startsWith('avi'))) return 'avif';
  return brands.some((brand) => /^(hei|hev|mif|msf)/.test(brand)) ? 'heic' : null;
}

const isSvg = (text: string): boolean =>
  /^\s*<(\?xml|!--|!doctype svg|svg)/i.test(text) && /<svg[\s>/]/i.test(text);
