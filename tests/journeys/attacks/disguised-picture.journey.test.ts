/**
 * Storage rules see a file's declared type, size and name. A file that
 * falsely declares to be a picture passes them, and the function that checks uploads deletes it.
 */
import sharp from 'sharp';
import { storageBucket } from '../../../tools/base/project.mjs';

const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';
const bucket = `http://${host}/v0/b/${storageBucket}/o`;
const headers = { authorization: 'Bearer owner', 'content-type': 'image/png' };

async function upload(name: string, body: BodyInit): Promise<void> {
  const address = `${bucket}?name=${encodeURIComponent(name)}`;
  const metadata = JSON.stringify({ name, contentType: 'image/png' });
  const boundary = 'a-boundary';
  const content = new Blob([
    `--${boundary}\r\ncontent-type: application/json\r\n\r\n${metadata}\r\n`,
    `--${boundary}\r\ncontent-type: image/png\r\n\r\n`,
    await new Response(body).arrayBuffer(),
    `\r\n--${boundary}--\r\n`,
  ]);
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    },
    body: content,
  });
  if (!response.ok) throw new Error(`${name} was not taken: ${response.status} ${await response.text()}`);
}

const statusOf = async (name: string): Promise<number> =>
  (await fetch(`${bucket}/${encodeURIComponent(name)}`)).status;

const contentOf = async (name: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${bucket}/${encodeURIComponent(name)}?alt=media`)).arrayBuffer());

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 45_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It is still as it was after 45 s');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const page = '<!doctype html><script>alert(1)</script>';
const background = { r: 200, g: 40, b: 40, alpha: 1 };
const picture = sharp({ create: { width: 64, height: 64, channels: 4, background } }).png();

test('threat-disguised-picture: HTML is deleted, a page behind a picture cut off, and a picture stays', async () => {
  const folder = `product-images/disguised-${Date.now()}`;
  const png = await picture.toBuffer();
  await upload(`${folder}/genuine.png`, new Uint8Array(png));
  await upload(`${folder}/disguised.png`, page);
  await upload(`${folder}/both.png`, new Uint8Array(Buffer.concat([png, Buffer.from(page)])));
  await upload(`${folder}/two.dots.png`, new Uint8Array(png));
  for (const name of ['disguised.png', 'two.dots.png'])
    await until(async () => (await statusOf(`${folder}/${name}`)) === 404);
  await until(async () => !(await contentOf(`${folder}/both.png`)).includes('<script>'));
  const { width, format } = await sharp(await contentOf(`${folder}/both.png`)).metadata();
  expect({ width, format }).toEqual({ width: 64, format: 'png' });
  expect(await contentOf(`${folder}/genuine.png`)).toEqual(png);
});
