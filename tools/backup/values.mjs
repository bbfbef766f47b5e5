/**
 * Values of the database as JSON and back. What JSON has no form for stands in a map with a key that the database does not
 * allow as a field, so that nothing of the shop can look like it.
 * @module
 */
import { Timestamp } from 'firebase-admin/firestore';

const timeKey = '__time__';
const bytesKey = '__bytes__';

/** @param {unknown} value @param {string} where for messages @returns {unknown} */
export function encode(value, where) {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Timestamp) return { [timeKey]: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { [bytesKey]: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map((item, index) => encode(item, `${where}[${index}]`));
  if (isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, encode(item, `${where}.${name}`)]),
    );
  throw new TypeError(`${where} has a value that a backup does not know: ${typeof value}`);
}

/** @param {unknown} value @returns {any} */
export function decode(value) {
  if (Array.isArray(value)) return value.map(decode);
  if (!isPlain(value)) return value;
  const { [timeKey]: time, [bytesKey]: bytes } = value;
  if (Array.isArray(time)) return new Timestamp(time[0], time[1]);
  if (typeof bytes === 'string') return Buffer.from(bytes, 'base64');
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, decode(item)]));
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isPlain = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
