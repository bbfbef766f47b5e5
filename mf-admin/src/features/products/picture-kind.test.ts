import { acceptedTypes, isTaken, pictureKind } from './picture-kind';

/** One byte for each letter. */
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** The first box of a file: its main brand, a version, the brands it is compatible with; then another box, which says nothing. */
const boxes = (main: string, ...compatible: readonly string[]): Uint8Array => {
  const length = String.fromCharCode(16 + 4 * compatible.length);
  return bytes(`\0\0\0${length}ftyp${main}\0\0\0\0${compatible.join('')}\0\0\0\x08avif`);
};

test.each([
  { desc: 'a JPEG of a camera', file: bytes('\xff\xd8\xff\xe1'), kind: 'jpeg' },
  { desc: 'a JPEG of a program', file: bytes('\xff\xd8\xff\xdb'), kind: 'jpeg' },
  { desc: 'a PNG', file: bytes('\x89PNG\r\n\x1a\n'), kind: 'png' },
  { desc: 'a WebP', file: bytes('RIFF1234WEBP'), kind: 'webp' },
  { desc: 'an AVIF', file: boxes('avif', 'mif1', 'miaf'), kind: 'avif' },
  { desc: 'an AVIF that calls itself HEIF', file: boxes('mif1', 'avif', 'miaf'), kind: 'avif' },
  { desc: 'a moving AVIF', file: boxes('avis', 'msf1', 'iso8'), kind: 'avif' },
  { desc: 'a HEIC of an iPhone', file: boxes('heic', 'mif1', 'heic'), kind: 'heic' },
  { desc: 'a HEIC of ten bits', file: boxes('heix', 'mif1'), kind: 'heic' },
  { desc: 'a HEIC of a burst', file: boxes('hevc', 'msf1'), kind: 'heic' },
  { desc: 'a HEIF', file: boxes('mif1'), kind: 'heic' },
  { desc: 'a HEIF of a burst', file: boxes('msf1'), kind: 'heic' },
  { desc: 'a HEIC that names its brand last', file: boxes('mp42', 'mp41', 'heic'), kind: 'heic' },
  { desc: 'a TIFF', file: bytes('II*\0\x08\0\0\0'), kind: 'tiff' },
  { desc: 'a TIFF of the other byte order', file: bytes('MM\0*\0\0\0\x08'), kind: 'tiff' },
  { desc: 'a GIF', file: bytes('GIF89a'), kind: 'gif' },
  { desc: 'an SVG', file: bytes('<svg onload="alert(1)"/>'), kind: 'svg' },
  { desc: 'an SVG without anything', file: bytes('<svg/>'), kind: 'svg' },
  {
    desc: 'an SVG behind a mark of UTF-8, a declaration and a comment',
    file: bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- mango -->\n<SVG>'),
    kind: 'svg',
  },
  { desc: 'a video', file: boxes('mp42', 'mp41'), kind: null },
  { desc: 'a film of an iPhone', file: boxes('qt  '), kind: null },
  { desc: 'a box that ends too early', file: bytes('\0\0\0\x18ftyp'), kind: null },
  { desc: 'a sound', file: bytes('RIFF1234WAVE'), kind: null },
  { desc: 'a page with a drawing', file: bytes('<!doctype html><svg></svg>'), kind: null },
  { desc: 'other XML', file: bytes('<?xml version="1.0"?><rss/>'), kind: null },
  { desc: 'a program', file: bytes('MZ\0\0'), kind: null },
  { desc: 'a PNG behind a byte', file: bytes(' \x89PNG\r\n\x1a\n'), kind: null },
  { desc: 'nothing', file: bytes(''), kind: null },
])('$desc is of kind $kind (rule: pictures-taken)', ({ file, kind }) => {
  expect(pictureKind(file)).toBe(kind);
});

test.each([
  ['jpeg', true],
  ['png', true],
  ['webp', true],
  ['avif', true],
  ['heic', false],
  ['tiff', false],
  ['gif', false],
  ['svg', false],
] as const)('%s is taken, and offered by the picker: %s', (kind, isOffered) => {
  expect(isTaken(kind)).toBe(isOffered);
  expect(acceptedTypes.split(',').includes(`image/${kind}`)).toBe(isOffered);
});

test('the picker lists JPEG first, into which Safari turns HEIC', () => {
  expect(acceptedTypes).toMatch(/^image\/jpeg,/);
});
