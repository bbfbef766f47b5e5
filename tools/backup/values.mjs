/**
 * Values of the database as JSON and back. What JSON has no form for stands in a map with a key that the database does not
 * allow as a field, so that nothing of the shop can look like it.
 * @module
 */
import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';

const timeKey = '__time__';
const bytesKey = '__bytes__';
/** Infinity, -Infinity or NaN, which JSON does not have. */
const numberKey = '__number__';
/** Latitude and longitude. */
const pointKey = '__point__';
/** The path of another document. */
const documentKey = '__document__';

/** A value of the database for which a backup has no form. */
export class UnknownValueError extends TypeError {}

/** @param {unknown} value @param {string} where for messages @returns {unknown} */
export function encode(value, where) {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : { [numberKey]: String(value) };
  if (value instanceof Timestamp) return { [timeKey]: [value.seconds, value.nanoseconds] };
  if (value instanceof GeoPoint) return { [pointKey]: [value.latitude, value.longitude] };
  if (value instanceof DocumentReference) return { [documentKey]: value.path };
  if (value instanceof Uint8Array) return { [bytesKey]: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map((item, index) => encode(item, `${where}[${index}]`));
  if (isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, encode(item, `${where}.${name}`)]),
    );
  throw new UnknownValueError(`${where} has a value that a backup does not know: ${typeof value}`);
}

/** @param {unknown} value @param {import('firebase-admin/firestore').Firestore} db that references point into @returns {any} */
export function decode(value, db) {
  if (Array.isArray(value)) return value.map((item) => decode(item, db));
  if (!isPlain(value)) return value;
  const {
    [timeKey]: time,
    [bytesKey]: bytes,
    [numberKey]: number,
    [pointKey]: point,
    [documentKey]: document,
  } = value;
  if (Array.isArray(time)) return new Timestamp(time[0], time[1]);
  if (typeof bytes === 'string') return Buffer.from(bytes, 'base64');
  if (typeof number === 'string') return Number(number);
  if (Array.isArray(point)) return new GeoPoint(point[0], point[1]);
  if (typeof document === 'string') return db.doc(document);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, decode(item, db)]));
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isPlain = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
