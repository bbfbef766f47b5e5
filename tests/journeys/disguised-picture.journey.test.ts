/**
 * Storage rules see a file's declared type, size and name. A file that
 * falsely declares to be a picture passes them, and the function that checks uploads deletes it.
 */
import { storageBucket } from '../../tools/stack/project.mjs';

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

test('threat-disguised-picture: HTML that is declared a picture is deleted; a picture stays', async () => {
  const folder = `product-images/disguised-${Date.now()}`;
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  await upload(`${folder}/genuine.png`, png);
  await upload(`${folder}/disguised.png`, '<!doctype html><script>alert(1)</script>');
  const end = Date.now() + 45_000;
  while ((await statusOf(`${folder}/disguised.png`)) !== 404) {
    if (Date.now() > end) throw new Error('It is still there after 45 s');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  expect(await statusOf(`${folder}/genuine.png`)).toBe(200);
});
