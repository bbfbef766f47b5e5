import { minuteMs, roughFromKm, type Coordinates } from '@basket/domain';

/** Why a browser does not say where it is, in words. */
export const positionFailures = {
  denied: 'Location access denied. Please enable location permissions.',
  unavailable: 'Location unavailable. Please try again.',
  timeout: 'Location request timed out. Please try again.',
  failed: 'Unable to get your location. Please enter address manually.',
  unsupported: 'Geolocation is not supported by your browser.',
} as const;

export type CurrentPosition =
  | { readonly kind: 'found'; readonly position: Coordinates; readonly accuracyKm: number }
  | { readonly kind: 'rough'; readonly accuracyKm: number }
  | { readonly kind: keyof typeof positionFailures };

/** Says how roughly a position is known, and what to do instead (rule: rough-position). */
export const roughText = (accuracyKm: number): string => {
  const about = accuracyKm < 0.95 ? `${Math.ceil(accuracyKm * 10) * 100} m` : `${Math.round(accuracyKm)} km`;
  return `Your position is only known to about ${about}. Please enter your pincode or address.`;
};

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

/** Asks the browser where it is. A rough position is none (rule: rough-position). Never throws: every outcome has a message. */
export async function currentPosition(geolocation: Geolocation | undefined): Promise<CurrentPosition> {
  if (!geolocation) return { kind: 'unsupported' };
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      geolocation.getCurrentPosition(resolve, reject, options),
    );
    const accuracyKm = coords.accuracy / 1000;
    if (accuracyKm > roughFromKm) return { kind: 'rough', accuracyKm };
    const { latitude, longitude } = coords;
    return { kind: 'found', position: { latitude, longitude }, accuracyKm };
  } catch (error) {
    return { kind: kinds[codeOf(error)] ?? 'failed' };
  }
}
