/** Files that were uploaded past the rules, or before them, as the event of their upload tells of them. */
import { productImagePath } from '@basket/domain';
import sharp from 'sharp';
import { gzipSync } from 'node:zlib';
import type { LogLine } from '../../platform/log-line';
import { readFile } from '../../platform/pictures';
import { ownBucket } from '../../testing/own-bucket';
import { checkPicture } from './check-picture';

const bucket = ownBucket('checked.appspot.com');
const html = Buffer.from('<script>alert(1)</script>');
const place = productImagePath('okra', 'a', 'card');
let picture: Buffer;
beforeAll(async () => {
  const background = { r: 30, g: 120, b: 60 };
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .webp()
    .toBuffer();
});

/** Stores a file and checks it. @returns what is stored afterwards, null for nothing, and what was logged */
async function check(content: Buffer, metadata: { contentType: string; contentEncoding?: string }) {
  const file = bucket().file(place);
  await file.save(content, { metadata, resumable: false, validation: false });
  const [{ generation = 0, size = 0, contentEncoding }] = await file.getMetadata();
  const lines: LogLine[] = [];
  const uploaded = { ...metadata, bucket: bucket().name, name: place, generation, size, contentEncoding };
  await checkPicture({ log: (line) => void lines.push(line) }, uploaded);
  const [isStored] = await file.exists();
  return { isStored, results: lines.map(({ result }) => result) };
}
const webp = { contentType: 'image/webp' };

test('a picture stays', async () => {
  expect(await check(picture, webp)).toEqual({ isStored: true, results: [] });
});

test.each([
  { desc: 'HTML', content: () => html, metadata: webp },
  {
    desc: 'HTML that says it is compressed',
    content: () => html,
    metadata: { ...webp, contentEncoding: 'gzip' },
  },
  {
    desc: 'compressed HTML',
    content: () => gzipSync(html),
    metadata: { ...webp, contentEncoding: 'gzip' },
  },
  {
    desc: 'a picture that says it is compressed',
    content: () => picture,
    metadata: { ...webp, contentEncoding: 'gzip' },
  },
])('threat-false-encoding: $desc is removed', async ({ content, metadata }) => {
  expect(await check(content(), metadata)).toEqual({
    isStored: false,
    results: ['deleted: no picture of type image/webp'],
  });
});

test('threat-false-encoding: a file is read as it is stored, whatever encoding it claims', async () => {
  const file = bucket().file(productImagePath('okra', 'b', 'card'));
  const metadata = { ...webp, contentEncoding: 'gzip' };
  await file.save(html, { metadata, resumable: false, validation: false });
  const [{ generation = 0 }] = await file.getMetadata();
  expect(await readFile({ bucket: bucket().name, name: file.name, generation })).toEqual(html);
  await file.delete();
});
