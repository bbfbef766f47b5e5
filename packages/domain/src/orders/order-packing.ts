import * as v from 'valibot';
import { instantSchema } from '../basics/schema';
import { minuteMs } from '../time/india';

/**
 * How far the goods of an order are in the store, beside its status: they are collected while a partner is looked for
 * (rule: picking-at-once). Who collects them, and each tick, is in `pickings/{orderId}`, which only admins read.
 */
export const orderPackingSchema = v.strictObject({
  startedAt: instantSchema,
  /** When the bags will probably be closed; null when that is not known. */
  readyAt: v.nullable(instantSchema),
  /** Null until the bags are closed. */
  packedAt: v.nullable(instantSchema),
});
export type OrderPacking = v.InferOutput<typeof orderPackingSchema>;

/** A picking, as far as it says how long it took. */
interface Timed {
  readonly startedAt: number;
  readonly packedAt: number | null;
  readonly picked: readonly boolean[];
}

/** Fewer packed orders than this say nothing about how fast the store is. */
const fewestPacked = 3;

/** How long the store usually takes for a line, in ms: the median of what was packed lately. Null when too little was. */
export function usualLineMs(packed: readonly Timed[]): number | null {
  const perLine = packed
    .map(({ startedAt, packedAt, picked }) => ((packedAt ?? 0) - startedAt) / picked.length)
    .filter((ms) => ms > 0)
    .sort((a, b) => a - b);
  return perLine.length < fewestPacked ? null : (perLine[Math.floor(perLine.length / 2)] ?? null);
}

/** When so many lines will be in the bags; null when the store's pace is not known. */
export const expectedReadyAt = (lines: number, lineMs: number | null, now: number): number | null =>
  lineMs === null ? null : Math.round(now + lines * lineMs);

/** The words with which a partner is told of the goods; null when nothing is known, or when the estimate has passed. */
export type Readiness = { readonly kind: 'packed' } | { readonly kind: 'soon'; readonly minutes: number };

export function readinessOf(packing: OrderPacking | null, now: number): Readiness | null {
  if (packing === null) return null;
  if (packing.packedAt !== null) return { kind: 'packed' };
  if (packing.readyAt === null || packing.readyAt <= now) return null;
  return { kind: 'soon', minutes: Math.ceil((packing.readyAt - now) / minuteMs) };
}
