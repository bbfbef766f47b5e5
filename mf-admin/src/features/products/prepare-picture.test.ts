import { PictureRefusedError, preparePicture } from './prepare-picture';

const decode = jest.fn();
beforeEach(() => Object.assign(globalThis, { createImageBitmap: decode }));

/** A file as a person chooses it: its name and declared type say nothing about its content. */
const fileOf = (content: Uint8Array<ArrayBuffer>, size = content.length): File =>
  ({
    name: 'mango.png',
    size,
    slice: () => ({ arrayBuffer: async () => content.buffer }),
  }) as unknown as File;

const pngOf = (side: number): Uint8Array<ArrayBuffer> => {
  const header = new Uint8Array(24);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(header.buffer);
  view.setUint32(16, side);
  view.setUint32(20, side);
  return header;
};
const text = (content: string) => Uint8Array.from(content, (letter) => letter.charCodeAt(0));

test.each([
  { desc: '20,000 px', file: fileOf(pngOf(20_000)), message: /has 20000 × 20000 pixels/ },
  { desc: 'an SVG', file: fileOf(text('<svg onload="alert(1)"/>')), message: /is not a JPEG, PNG or WebP/ },
  { desc: 'a page', file: fileOf(text('<!doctype html>')), message: /is not a JPEG, PNG or WebP/ },
  { desc: 'a program', file: fileOf(text('MZ\0\0')), message: /is not a JPEG, PNG or WebP/ },
  { desc: '50 MB', file: fileOf(pngOf(100), 50 * 1024 * 1024), message: /is larger than 20 MB/ },
])('$desc is refused before a pixel is decoded', async ({ file, message }) => {
  await expect(preparePicture(file)).rejects.toThrow(message);
  expect(decode).not.toHaveBeenCalled();
});

test('a picture that ends too early is refused in words', async () => {
  decode.mockRejectedValue(new Error('The source image could not be decoded.'));
  await expect(preparePicture(fileOf(pngOf(100)))).rejects.toThrow(
    new PictureRefusedError('mango.png is not a picture that can be shown.'),
  );
});
