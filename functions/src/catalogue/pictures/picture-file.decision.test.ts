import sharp from 'sharp';
import { isPurePicture, pictureTypeOf, type PictureType } from './picture-file.decision';
import { canDecode, redrawn } from './redraw-picture';

const types: readonly PictureType[] = ['image/jpeg', 'image/png', 'image/webp'];
const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const drawing = (width = 32, height = 32) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } });
const formatOf = (type: PictureType) => type.slice('image/'.length) as 'jpeg' | 'png' | 'webp';
const picture = (type: PictureType): Promise<Buffer> => drawing().toFormat(formatOf(type)).toBuffer();

test.each([
  ['another RIFF', Buffer.from('RIFF1234WAVE')],
  ['HTML', page],
  ['SVG', Buffer.from('<svg xmlns=')],
  ['half of a PNG', Buffer.from('\x89PNG', 'latin1')],
  ['a PNG behind a byte', Buffer.from(' \x89PNG\r\n\x1a\n', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', async (_name, bytes) => {
  expect(pictureTypeOf(bytes)).toBeNull();
  expect(await redrawn(bytes, 'image/png')).toBeNull();
});

describe.each(types)('%s', (type) => {
  test('a picture is pure, and stays so when it is drawn anew: that is the end of it', async () => {
    const bytes = await picture(type);
    expect(pictureTypeOf(bytes)).toBe(type);
    expect(isPurePicture(bytes, type)).toBe(true);
    expect(await canDecode(bytes, type)).toBe(true);
    const again = (await redrawn(bytes, type)) ?? Buffer.alloc(0);
    expect(isPurePicture(again, type)).toBe(true);
    expect(await sharp(again).metadata()).toMatchObject({ width: 32, height: 32, format: formatOf(type) });
  });

  test('threat-disguised-picture: a picture with a page behind its end', async () => {
    const both = Buffer.concat([await picture(type), page]);
    expect(isPurePicture(both, type)).toBe(false);
    const again = (await redrawn(both, type)) ?? Buffer.alloc(0);
    expect(isPurePicture(again, type)).toBe(true);
    expect(again.includes('<script>')).toBe(false);
  });

  test('threat-disguised-picture: a page in what a camera writes beside a picture', async () => {
    const exif = { IFD0: { ImageDescription: page.toString() } };
    const described = await drawing().toFormat(formatOf(type)).withExif(exif).toBuffer();
    expect(described.includes('<script>')).toBe(true);
    expect(isPurePicture(described, type)).toBe(false);
    expect((await redrawn(described, type))?.includes('<script>')).toBe(false);
  });

  test('threat-disguised-picture: a picture that is cut off, empty, or of another type', async () => {
    const bytes = await picture(type);
    expect(isPurePicture(bytes.subarray(0, -3), type)).toBe(false);
    expect(isPurePicture(bytes.subarray(0, 12), type)).toBe(false);
    for (const other of types.filter((each) => each !== type)) expect(await redrawn(bytes, other)).toBeNull();
    expect(await redrawn(bytes.subarray(0, 30), type)).toBeNull();
    expect(await canDecode(bytes.subarray(0, 30), type)).toBe(false);
  });
});

test('threat-disguised-picture: a small file of many pixels is refused before they are decoded', async () => {
  const bomb = await drawing(8_192, 4_096).png().toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await redrawn(bomb, 'image/png')).toBeNull();
  expect(await canDecode(bomb, 'image/png')).toBe(false);
});

test.each([
  ['no type', '' as PictureType],
  ['text/html', 'text/html' as PictureType],
])('redrawn refuses a file that declares %s', async (_name, type) => {
  expect(await redrawn(await picture('image/png'), type)).toBeNull();
});
