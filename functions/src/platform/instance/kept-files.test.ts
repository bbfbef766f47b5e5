import { integrityOf, keptMs, KeptFiles, mostFiles, verified } from './kept-files';

const realFetch = globalThis.fetch;
afterAll(() => Object.assign(globalThis, { fetch: realFetch }));

function serve(...answers: (Response | Error)[]) {
  const fetchMock = jest.fn((_url: string, _options?: RequestInit) => {
    const answer = answers.shift() ?? new Error('asked too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock;
}
const anAnswer = (text: string, etag: string) => new Response(text, { headers: { ETag: etag } });

test('a file is asked for once in half a minute, then by its ETag', async () => {
  let now = 0;
  const files = new KeptFiles(() => now);
  const fetchMock = serve(
    anAnswer('one', '"1"'),
    new Response(null, { status: 304 }),
    anAnswer('two', '"2"'),
  );
  const read = async () => (await files.get('https://shop.example/remotes.json')).text;
  await expect(Promise.all([read(), read()])).resolves.toEqual(['one', 'one']);
  now = keptMs - 1;
  await expect(read()).resolves.toBe('one');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  now = keptMs;
  await expect(read()).resolves.toBe('one');
  expect(fetchMock.mock.calls[1]?.[1]?.headers).toEqual({ 'If-None-Match': '"1"' });
  now = 2 * keptMs;
  await expect(read()).resolves.toBe('two');
});

test('an old file is better than none; without one the failure is passed on', async () => {
  let now = 0;
  const files = new KeptFiles(() => now);
  serve(new Response('', { status: 404 }), anAnswer('one', '"1"'), new TypeError('fetch failed'));
  const read = async () => (await files.get('https://shop.example/x')).text;
  await expect(read()).rejects.toThrow('answered 404');
  await expect(read()).resolves.toBe('one');
  now = keptMs;
  await expect(read()).resolves.toBe('one');
});

test('only the files that were asked for last are kept', async () => {
  let now = 0;
  const files = new KeptFiles(() => now);
  const fetchMock = jest.fn((_url: string, _options?: RequestInit) =>
    Promise.resolve(anAnswer('text', '"1"')),
  );
  Object.assign(globalThis, { fetch: fetchMock });
  const read = (name: number) => files.get(`https://shop.example/${name}`);
  for (let name = 0; name < mostFiles; name += 1) await read(name);
  // The first one is asked for anew, and is the latest then.
  now = keptMs;
  await read(0);
  await read(mostFiles);
  const before = fetchMock.mock.calls.length;
  await read(0);
  expect(fetchMock).toHaveBeenCalledTimes(before);
  await read(1);
  expect(fetchMock.mock.lastCall?.[0]).toBe('https://shop.example/1');
  expect(fetchMock.mock.lastCall?.[1]?.headers).toBeUndefined();
});

test('threat-tampered-remote: a file that its build does not name is not run', () => {
  const code = 'module.exports = 1';
  expect(verified(code, integrityOf(code), 'routes.cjs')).toBe(code);
  expect(() => verified(`${code}0`, integrityOf(code), 'routes.cjs')).toThrow('routes.cjs is not the file');
});
