import { pictureTypeOf } from './picture-type.decision';

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))),
  );

test.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['a PNG', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
  ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBP'), 'image/webp'],
  ['another RIFF', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), null],
  ['HTML', bytes('<!doctype html>'), null],
  ['SVG', bytes('<svg xmlns='), null],
  ['half of a PNG', bytes(0x89, 'PNG'), null],
  ['a PNG behind a byte', bytes(' ', 0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a), null],
  ['nothing', bytes(), null],
])('%s', (_name, start, type) => {
  expect(pictureTypeOf(start)).toBe(type);
});
