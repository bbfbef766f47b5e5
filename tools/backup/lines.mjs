/**
 * Files of a backup: one JSON value a line, compressed, with the sum by which a damaged file is noticed before anything is written.
 * @module
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** @typedef {{ readonly count: number, readonly sha256: string }} Written */

/** @param {string} file @param {AsyncIterable<unknown>} values @returns {Promise<Written>} */
export async function writeLines(file, values) {
  let count = 0;
  const lines = async function* () {
    for await (const value of values) {
      count += 1;
      yield `${JSON.stringify(value)}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { flags: 'wx' }));
  return { count, sha256: await sumOf(file) };
}

/** @param {string} file @returns {AsyncGenerator<any>} */
export async function* readLines(file) {
  const text = createReadStream(file).pipe(createGunzip());
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield JSON.parse(line);
}

/** @param {string} file */
export async function sumOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Groups of at most `size`. @template T @param {AsyncIterable<T>} values @param {number} size @returns {AsyncGenerator<T[]>} */
export async function* inGroups(values, size) {
  /** @type {T[]} */
  let group = [];
  for await (const value of values) {
    group.push(value);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
