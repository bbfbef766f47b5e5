import { countSchema, idSchema, instantSchema } from '@basket/domain';
import * as v from 'valibot';
import { gunzipSync, gzipSync } from 'node:zlib';

/**
 * What is published lies in `catalogue/*`, closed to browsers (they ask `/api/catalogue`):
 * - `current`: which version is live and how many pieces each of its files has
 * - `{publicationId}-{file}-{piece}`: a piece of a compressed file; a document holds at most 1 MiB. Every
 *   try of a publication writes under an id of its own, so that one that loses a race spoils nothing
 * - `availability`: units left of products whose visible stock changed since that version
 */
export const currentSchema = v.strictObject({
  version: countSchema,
  publicationId: idSchema,
  publishedAt: instantSchema,
  /** Pieces by file: `cards`, and one file of details per category. */
  files: v.record(v.string(), countSchema),
});
export type Current = v.InferOutput<typeof currentSchema>;

export const availabilitySchema = v.strictObject({
  seq: countSchema,
  quantities: v.record(v.string(), countSchema),
});
export type Availability = v.InferOutput<typeof availabilitySchema>;

export const currentPath = 'catalogue/current';
export const availabilityPath = 'catalogue/availability';
export const piecePath = (publicationId: string, file: string, piece: number): string =>
  `catalogue/${publicationId}-${file}-${piece}`;

export const cardsFile = 'cards';
export const detailsFile = (categoryId: string): string => `details.${categoryId}`;

const pieceBytes = 900_000;

export function toPieces(value: unknown): Buffer[] {
  const compressed = gzipSync(JSON.stringify(value), { level: 9 });
  const pieces: Buffer[] = [];
  for (let at = 0; at < compressed.length; at += pieceBytes)
    pieces.push(compressed.subarray(at, at + pieceBytes));
  return pieces;
}

/** The value that {@link toPieces} took apart; what was stored is parsed by the caller's schema. */
export const fromPieces = (pieces: readonly Buffer[]): unknown =>
  JSON.parse(gunzipSync(Buffer.concat(pieces)).toString('utf8'));
