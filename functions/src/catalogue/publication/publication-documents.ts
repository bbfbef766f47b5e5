import { countSchema, idSchema, instantSchema, kind } from '@basket/domain';
import * as v from 'valibot';
import { gunzipSync, gzipSync } from 'node:zlib';

/**
 * The published catalogue lies in `catalogue/*`, closed to browsers (they ask `/api/catalogue`):
 * - `current`: which version is live and how many pieces each of its files has
 * - `{publicationId}-{file}-{piece}`: a piece of a compressed file; a document holds at most 1 MiB. Every
 *   try of a publication writes under an id of its own, so that one that loses a race spoils nothing
 * - `availability-{shard}`: units left of products whose visible stock changed since that version. A product always has
 *   the same shard; products of different shards sell out at the same time without waiting for each other
 */
const currentSchema = v.strictObject({
  version: countSchema,
  publicationId: idSchema,
  publishedAt: instantSchema,
  /** When its products were read. Absent in versions that were published before this field existed. */
  readAt: v.optional(instantSchema, 0),
  /** Pieces by file: `cards`, and one file of details per category. */
  files: v.record(v.string(), countSchema),
});
export type Current = v.InferOutput<typeof currentSchema>;

const availabilitySchema = v.strictObject({
  seq: countSchema,
  /** By product. `at` is when its stock was read. */
  products: v.record(v.string(), v.strictObject({ units: countSchema, at: instantSchema })),
});
export type Availability = v.InferOutput<typeof availabilitySchema>;

/** The server reads all of them for one answer, so they are few. */
const availabilityShards = 8;
/** Clocks of instances differ by less than this. */
const clockToleranceMs = 60_000;

export const currentVersion = kind('catalogue', currentSchema, () => 'current');
export const availabilities = kind(
  'catalogue',
  availabilitySchema,
  (shard: number) => `availability-${shard}`,
);
export const shards = Array.from({ length: availabilityShards }, (_, shard) => shard);
export function shardOf(productId: string): number {
  const hash = [...productId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return hash % availabilityShards;
}

/** The entries that are newer than a version's products. Older ones are part of that version. */
export const changedSince = (
  products: Availability['products'],
  { readAt }: Pick<Current, 'readAt'>,
): Availability['products'] =>
  Object.fromEntries(Object.entries(products).filter(([, { at }]) => at >= readAt - clockToleranceMs));

const pieceSchema = v.object({ bytes: v.instance(Buffer) });
export const pieces = kind('catalogue', pieceSchema);
export const pieceId = (publicationId: string, file: string, piece: number): string =>
  `${publicationId}-${file}-${piece}`;

export const cardsFile = 'cards';
export const detailsFile = (categoryId: string): string => `details.${categoryId}`;
export const textsFile = (language: string): string => `texts.${language}`;

const pieceBytes = 900_000;

export function toPieces(value: unknown): Buffer[] {
  const compressed = gzipSync(JSON.stringify(value), { level: 9 });
  const pieces: Buffer[] = [];
  for (let at = 0; at < compressed.length; at += pieceBytes)
    pieces.push(compressed.subarray(at, at + pieceBytes));
  return pieces;
}

/** Joins the pieces of {@link toPieces}. The caller parses the value with its schema. */
export const fromPieces = (pieces: readonly Buffer[]): unknown =>
  JSON.parse(gunzipSync(Buffer.concat(pieces)).toString('utf8'));
