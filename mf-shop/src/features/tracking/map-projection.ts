import type { Coordinates } from '@basket/domain';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of the drawing, and the margin that marks keep from its edges. */
export const mapSize = { width: 288, height: 160 } as const;
const margin = { x: 40, top: 32, bottom: 40 } as const;
/** The smallest distance that fills the drawing: places closer together stay close. */
const smallestSpanDegrees = 0.3 / 111.195;

/**
 * Projects places onto a drawing with north up, as large as they fit. Over the few kilometres of a delivery the earth
 * is flat; degrees of longitude are shorter than those of latitude.
 */
export function project<P extends Readonly<Record<string, Coordinates>>>(
  places: P,
): { readonly [K in keyof P]: Point } {
  const entries = Object.entries<Coordinates>(places);
  const latitudes = entries.map(([, { latitude }]) => latitude);
  const middle = middleOf(latitudes);
  const shortened = Math.cos((middle * Math.PI) / 180);
  const easts = entries.map(([, { longitude }]) => longitude * shortened);
  const scale = Math.min(
    (mapSize.width - 2 * margin.x) / spanOf(easts),
    (mapSize.height - margin.top - margin.bottom) / spanOf(latitudes),
  );
  const centre = { x: mapSize.width / 2, y: (mapSize.height + margin.top - margin.bottom) / 2 };
  const points = entries.map(([name, { latitude, longitude }]) => [
    name,
    {
      x: tenth(centre.x + (longitude * shortened - middleOf(easts)) * scale),
      y: tenth(centre.y - (latitude - middle) * scale),
    },
  ]);
  return Object.fromEntries(points) as { [K in keyof P]: Point };
}

const spanOf = (values: readonly number[]): number =>
  Math.max(smallestSpanDegrees, Math.max(...values) - Math.min(...values));
const middleOf = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2;
const tenth = (value: number): number => Math.round(value * 10) / 10;
