import { forReading } from '@basket/domain';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import * as v from 'valibot';
import { gunzipSync } from 'node:zlib';

/** A release's maps are some megabytes. */
const mostBytes = 64 * 1024 * 1024;

/** By the script that a browser names, such as `12.89abcdef.js`: its map of version 3, without the sources themselves. */
const sourceMapsSchema = v.record(
  v.string(),
  v.object({
    version: v.literal(3),
    sources: v.array(v.string()),
    names: v.array(v.string()),
    mappings: v.string(),
  }),
);
export type SourceMaps = v.InferOutput<typeof sourceMapsSchema>;

/**
 * Reads what a deploy keeps of a release (tools/deploy/kept-maps.mjs): the maps of its scripts, as JSON that gzip has packed.
 *
 * @throws {Error} if it is something else
 */
export const parseSourceMaps = (content: Uint8Array): SourceMaps =>
  v.parse(
    forReading(sourceMapsSchema),
    JSON.parse(gunzipSync(content, { maxOutputLength: mostBytes }).toString('utf8')),
  );

/**
 * Finds where a place in a script comes from.
 *
 * @param place `12.89abcdef.js:1:2345`, counted as browsers do: lines and columns from one
 * @returns such as `mf-shop/src/cart.ts:12:7 addLine`; null if no map knows it
 */
export function sourceOf(maps: SourceMaps, place: string): string | null {
  const [file = '', line, column] = place.split(':');
  const map = Object.hasOwn(maps, file) ? maps[file] : undefined;
  const at = { line: Number(line), column: Number(column) - 1 };
  // The library throws for less, and for what is no number; a stranger may have sent it.
  if (!map || !(at.line >= 1 && at.column >= 0)) return null;
  const found = originalPositionFor(new TraceMap(map), at);
  // A map that is damaged may name sources and names that it does not have.
  if (!found.source) return null;
  return `${found.source}:${found.line}:${found.column + 1}${found.name ? ` ${found.name}` : ''}`;
}
