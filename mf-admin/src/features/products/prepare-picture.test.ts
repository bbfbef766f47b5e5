import { PictureRefusedError, preparePicture } from './prepare-picture';

const decode = jest.fn();
beforeEach(() => Object.assign(globalThis, { createImageBitmap: decode.mockReset() }));

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
/** The first box of a file in boxes, with its brand. */
const boxOf = (brand: string): string => `\0\0\0\x10ftyp${brand}\0\0\0\0`;
const refusalOf = (file: File): Promise<unknown> => preparePicture(file).catch((error: unknown) => error);

test.each([
  { desc: '20,000 px', file: fileOf(pngOf(20_000)), message: /has 20000 × 20000 pixels/ },
  { desc: 'a page', file: fileOf(text('<!doctype html>')), message: /is not a JPEG, PNG, WebP or AVIF/ },
  { desc: 'a program', file: fileOf(text('MZ\0\0')), message: /is not a JPEG, PNG, WebP or AVIF/ },
  { desc: 'a file without content', file: fileOf(text('')), message: /is empty/ },
  { desc: '50 MB', file: fileOf(pngOf(100), 50 * 1024 * 1024), message: /is larger than 20 MB/ },
])('$desc is refused before a pixel is decoded', async ({ file, message }) => {
  await expect(preparePicture(file)).rejects.toThrow(message);
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  {
    start: boxOf('heic'),
    message: 'mango.png is a HEIC photo.',
    wayOut: /^On an iPhone, choose Settings > Camera > Formats > Most Compatible .*, or save it as JPEG\.$/,
  },
  { start: 'II*\0', message: 'mango.png is a TIFF picture.', wayOut: /as JPEG/ },
  { start: 'GIF89a', message: 'mango.png is a GIF picture.', wayOut: /as PNG/ },
  { start: '<svg onload="alert(1)"/>', message: 'mango.png is an SVG drawing.', wayOut: /as PNG/ },
])('$message is said before a pixel is decoded, with a way out', async ({ start, message, wayOut }) => {
  expect(await refusalOf(fileOf(text(start)))).toMatchObject({
    message,
    wayOut: expect.stringMatching(wayOut),
  });
  expect(decode).not.toHaveBeenCalled();
});

test('a picture that ends too early is refused in words', async () => {
  decode.mockRejectedValue(new Error('The source image could not be decoded.'));
  for (const file of [fileOf(pngOf(100)), fileOf(pngOf(100).slice(0, 20))])
    await expect(preparePicture(file)).rejects.toThrow(
      new PictureRefusedError('mango.png is not a picture that can be shown.'),
    );
});

test('AVIF that the browser cannot read is refused with a way out', async () => {
  const described = '\0\0\0\x20meta\0\0\0\0\0\0\0\x14ispe\0\0\0\0\0\0\0\x40\0\0\0\x40';
  const file = fileOf(text(boxOf('avif') + described));
  decode.mockRejectedValue(new Error('The source image could not be decoded.'));
  expect(await refusalOf(file)).toMatchObject({
    message: 'mango.png is an AVIF picture that this browser cannot read.',
    wayOut: expect.stringMatching(/as JPEG/),
  });
  expect(decode).toHaveBeenCalledWith(file);
});

test('a folder or a file that is elsewhere is refused in words', async () => {
  const slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) });
  const file = Object.assign(fileOf(pngOf(100)), { slice });
  await expect(preparePicture(file)).rejects.toThrow(/^mango\.png cannot be read\. Save it on this device/);
});
