import { pictureSize } from './picture-size';

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

test.each([
  { desc: 'a PNG', file: png, size: { width: 20_000, height: 5_000 } },
  { desc: 'a progressive JPEG behind a preview', file: jpeg, size: { width: 4_000, height: 3_000 } },
  {
    desc: 'an extended WebP',
    file: riff('VP8X', [...zeros(8), 0x3f, 0x06, 0, 0xaf, 0x04, 0]),
    size: { width: 1600, height: 1200 },
  },
  {
    desc: 'a lossy WebP',
    file: riff('VP8 ', [...zeros(7), 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01]),
    size: { width: 640, height: 480 },
  },
  {
    desc: 'a lossless WebP',
    file: riff('VP8L', [...zeros(4), 0x2f, 0x7f, 0xc2, 0x77, 0x00, ...zeros(2)]),
    size: { width: 640, height: 480 },
  },
])('reads the size of $desc from its header', ({ file, size }) => {
  expect(pictureSize(file)).toEqual(size);
});

test.each([
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['a program', bytes('MZ', zeros(60))],
  ['a JPEG that ends too early', jpeg.slice(0, 12)],
  ['a PNG that ends too early', png.slice(0, 20)],
  ['nothing', bytes()],
])('%s has none', (_desc, file) => {
  expect(pictureSize(file)).toBeNull();
});
