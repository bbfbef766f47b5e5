import type { Coordinates } from '@basket/domain';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawing's own measures; marks keep clear of its edges. */
export const mapSize = { width: 288, height: 160 } as const;
const margin = { x: 40, top: 32, bottom: 40 } as const;
/** Places that are closer together are not torn apart: 300 m fill the drawing at most. */
const smallestSpanDegrees = 0.3 / 111.195;

/**
 * Puts places on a flat drawing with north above, as large as they all fit. On the few kilometres of a delivery the earth
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
