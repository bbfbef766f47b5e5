import { minuteMs, type Coordinates } from '@basket/domain';

/** Why a browser does not say where it is, in words. */
export const positionFailures = {
  denied: 'Location access denied. Please enable location permissions.',
  unavailable: 'Location unavailable. Please try again.',
  timeout: 'Location request timed out. Please try again.',
  failed: 'Unable to get your location. Please enter address manually.',
  unsupported: 'Geolocation is not supported by your browser.',
} as const;

export type CurrentPosition =
  | { readonly kind: 'found'; readonly position: Coordinates }
  | { readonly kind: keyof typeof positionFailures };

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * minuteMs };

const kinds: Readonly<Record<number, 'denied' | 'unavailable' | 'timeout'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : 0;

/** Missing in old browsers and on insecure origins, despite its type. */
export const browserGeolocation = (): Geolocation | undefined =>
  'geolocation' in navigator ? navigator.geolocation : undefined;

/** Asks the browser where it is. Never throws: every outcome has a message. */
export async function currentPosition(geolocation: Geolocation | undefined): Promise<CurrentPosition> {
  if (!geolocation) return { kind: 'unsupported' };
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      geolocation.getCurrentPosition(resolve, reject, options),
    );
    return { kind: 'found', position: { latitude: coords.latitude, longitude: coords.longitude } };
  } catch (error) {
    return { kind: kinds[codeOf(error)] ?? 'failed' };
  }
}
