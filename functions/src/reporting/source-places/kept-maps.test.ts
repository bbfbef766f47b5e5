import { gzipSync } from 'node:zlib';
import type { FoundFile } from '../../platform/pictures';
import { latestShellMaps, mapsOf } from './kept-maps';

const readFile = jest.fn<Promise<Buffer>, [FoundFile]>();
const filesBelow = jest.fn<Promise<{ files: readonly FoundFile[]; next: undefined }>, [string]>();
jest.mock('../../platform/pictures', () => ({
  readFile: (file: FoundFile) => readFile(file),
  filesBelow: (prefix: string) => filesBelow(prefix),
}));

const empty = gzipSync('{}');
const log = jest.fn();
const ofShop = (release: string) => mapsOf({ log }, 'mf_shop', release);
let generation = 0;
const aFile = (name: string, uploadedAt = 1): FoundFile => ({
  ...{ bucket: 'maps', name, generation: (generation += 1), isUsed: false },
  uploadedAt,
});
const found = (...files: readonly FoundFile[]) => filesBelow.mockResolvedValue({ files, next: undefined });

beforeEach(() => {
  filesBelow.mockReset();
  readFile.mockReset().mockResolvedValue(empty);
});

test.each(['not built', 'AbCdEfGh', '../shell/0', '0123456', '0'.repeat(17), '0123456789abcdef.', ''])(
  'threat-hostile-places: the release %j asks Storage for nothing',
  async (release) => {
    expect(await ofShop(release)).toEqual([]);
    expect(filesBelow).not.toHaveBeenCalled();
  },
);

test('an instance reads a release once, until admins have asked for six others', async () => {
  const file = aFile('one');
  const askFor = async (asked: FoundFile) => {
    found(asked);
    expect(await ofShop('0123456789abcdef')).toEqual([{}]);
  };
  await Promise.all([askFor(file), askFor(file)]);
  await askFor(file);
  expect(filesBelow).toHaveBeenLastCalledWith('source-maps/mf-shop/0123456789abcdef.');
  expect(readFile).toHaveBeenCalledTimes(1);
  for (let other = 0; other < 5; other += 1) await askFor(aFile(`other${other}`));
  await askFor(file);
  expect(readFile).toHaveBeenCalledTimes(6);
  for (let other = 0; other < 6; other += 1) await askFor(aFile(`another${other}`));
  await askFor(file);
  expect(readFile).toHaveBeenCalledTimes(13);
  // Another version of the same object is another file.
  await askFor(aFile('one'));
  expect(readFile).toHaveBeenCalledTimes(14);
});

test('Storage that did not answer is asked again', async () => {
  found(aFile('one'));
  readFile.mockRejectedValueOnce(new Error('503'));
  await expect(ofShop('0123456789abcdef')).rejects.toThrow('503');
  expect(await ofShop('0123456789abcdef')).toEqual([{}]);
});

test('the three newest releases of the shell are read, the newest first', async () => {
  found(...[2, 5, 1, 4].map((uploadedAt) => aFile(`shell${uploadedAt}`, uploadedAt)));
  expect(await latestShellMaps({ log })).toHaveLength(3);
  expect(filesBelow).toHaveBeenCalledWith('source-maps/shell/');
  expect(readFile.mock.calls.map(([{ name }]) => name)).toEqual(['shell5', 'shell4', 'shell2']);
});

test('a file with damage is told in the log and as null', async () => {
  found(aFile('one'));
  readFile.mockResolvedValue(Buffer.from('no maps'));
  expect(await ofShop('0123456789abcdef')).toEqual([null]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ result: 'damaged' }));
});
