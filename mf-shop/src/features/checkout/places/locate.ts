import type { MapsService } from './maps-service';
import type { Place } from './place-components';

/** The six outcomes of 'Use my location', and the missing key. */
export const locateMessages = {
  found: 'Address filled automatically from your location!',
  denied: 'Location access denied. Please enable location permissions.',
  unavailable: 'Location unavailable. Please try again.',
  timeout: 'Location request timed out. Please try again.',
  failed: 'Unable to get your location. Please enter address manually.',
  unsupported: 'Geolocation is not supported by your browser.',
  noKey: 'Google Maps API key not configured. Please contact admin.',
} as const;

export type LocateOutcome =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: Exclude<keyof typeof locateMessages, 'found'> };

const positionOptions: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
};

const failures: Readonly<Record<number, 'denied' | 'unavailable' | 'timeout'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

const positionOf = (geolocation: Geolocation): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => geolocation.getCurrentPosition(resolve, reject, positionOptions));

const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : 0;

/**
 * Asks the browser for its position and the maps service for the address. Never throws: every outcome has a message.
 *
 * @param maps null without a key
 * @param geolocation undefined where the browser has none
 */
export async function locate(
  maps: MapsService | null,
  geolocation: Geolocation | undefined,
): Promise<LocateOutcome> {
  if (!geolocation) return { kind: 'unsupported' };
  if (!maps) return { kind: 'noKey' };
  let position: GeolocationPosition;
  try {
    position = await positionOf(geolocation);
  } catch (error) {
    return { kind: failures[codeOf(error)] ?? 'failed' };
  }
  const { latitude, longitude } = position.coords;
  try {
    const place = await maps.addressAt(latitude, longitude);
    // The browser's position is more exact than that of the address.
    return place ? { kind: 'found', place: { ...place, latitude, longitude } } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
