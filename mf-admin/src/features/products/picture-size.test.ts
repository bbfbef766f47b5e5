import type { TakenKind } from './picture-kind';
import { pictureSize, type PictureSize } from './picture-size';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const zeros = (count: number): readonly number[] => Array<number>(count).fill(0);

const png = bytes('\x89PNG\r\n\x1a\n', zeros(4), 'IHDR', [0, 0, 0x4e, 0x20], [0, 0, 0x13, 0x88]);
/** A camera's preview before the frame, and a byte that fills up. */
const jpeg = bytes(
  [0xff, 0xd8],
  [0xff, 0xe1, 0, 6],
  zeros(4),
  [0xff, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0],
);
const riff = (name: string, rest: readonly number[]): Uint8Array =>
  bytes('RIFF', zeros(4), 'WEBP', name, rest, zeros(8));

const uint32 = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const box = (name: string, content: readonly number[]): readonly number[] => [
  ...uint32(8 + content.length),
  ...bytes(name),
  ...content,
];
const sizeBox = (width: number, height: number): readonly number[] =>
  box('ispe', [...zeros(4), ...uint32(width), ...uint32(height)]);
const brands = box('ftyp', [...bytes('avif'), ...zeros(4), ...bytes('mif1')]);
/** Tiles, and between them the picture that they make up; what is behind the description does not count. */
const avif = Uint8Array.from([
  ...brands,
  ...box('meta', [...zeros(4), ...sizeBox(512, 512), ...sizeBox(4_000, 3_000), ...sizeBox(512, 512)]),
  ...box('skip', sizeBox(9_000, 9_000)),
]);

test.each<{ desc: string; kind: TakenKind; file: Uint8Array; size: PictureSize }>([
  { desc: 'a PNG', kind: 'png', file: png, size: { width: 20_000, height: 5_000 } },
  {
    desc: 'a progressive JPEG behind a preview',
    kind: 'jpeg',
    file: jpeg,
    size: { width: 4_000, height: 3_000 },
  },
  { desc: 'an AVIF of tiles', kind: 'avif', file: avif, size: { width: 4_000, height: 3_000 } },
  {
    desc: 'an extended WebP',
    kind: 'webp',
    file: riff('VP8X', [...zeros(8), 0x3f, 0x06, 0, 0xaf, 0x04, 0]),
    size: { width: 1600, height: 1200 },
  },
  {
    desc: 'a lossy WebP',
    kind: 'webp',
    file: riff('VP8 ', [...zeros(7), 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01]),
    size: { width: 640, height: 480 },
  },
  {
    desc: 'a lossless WebP',
    kind: 'webp',
    file: riff('VP8L', [...zeros(4), 0x2f, 0x7f, 0xc2, 0x77, 0x00, ...zeros(2)]),
    size: { width: 640, height: 480 },
  },
])('reads the size of $desc from its header', ({ kind, file, size }) => {
  expect(pictureSize(kind, file)).toEqual(size);
});

test.each<[string, TakenKind, Uint8Array]>([
  ['a JPEG that ends too early', 'jpeg', jpeg.slice(0, 12)],
  ['a PNG that ends too early', 'png', png.slice(0, 20)],
  ['a WebP that ends too early', 'webp', bytes('RIFF', zeros(4), 'WEBP')],
  ['an AVIF that ends too early', 'avif', avif.slice(0, 48)],
  ['an AVIF without a picture', 'avif', Uint8Array.from([...brands, ...box('skip', sizeBox(9, 9))])],
])('%s has none', (_desc, kind, file) => {
  expect(pictureSize(kind, file)).toBeNull();
});
