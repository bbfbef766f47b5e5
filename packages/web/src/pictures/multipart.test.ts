import { multipartOf } from './multipart';

const bytesOf = (blob: Blob): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('not readable'));
    reader.readAsArrayBuffer(blob);
  });

test('a picture travels as what it is, then its bytes', async () => {
  const picture = new Blob([Uint8Array.from([0x89, 0x50, 0, 0xff])], { type: 'image/webp' });
  const { body, contentType } = multipartOf({ name: 'a/b.webp', contentType: 'image/webp' }, picture);
  const boundary = /^multipart\/related; boundary=(part-[\w-]+)$/.exec(contentType)?.[1] ?? '';
  const bytes = await bytesOf(body);
  const [before, facts, content, after] = bytes.toString('latin1').split(`--${boundary}`);
  expect(before).toBe('');
  expect(facts).toContain('{"name":"a/b.webp","contentType":"image/webp"}');
  expect(content).toBe('\r\nContent-Type: image/webp\r\n\r\n\x89P\0\xff\r\n');
  expect(after).toBe('--\r\n');
});
