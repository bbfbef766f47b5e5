import { minuteMs, roughFromKm, type Coordinates } from '@basket/domain';
import { t } from '../texts';

/** Why a browser does not say where it is, in words. */
export const positionFailures = {
  denied: () => t('places.denied'),
  unavailable: () => t('places.unavailable'),
  timeout: () => t('places.timeout'),
  failed: () => t('places.failed'),
  unsupported: () => t('places.unsupported'),
} as const;

export type CurrentPosition =
  | { readonly kind: 'found'; readonly position: Coordinates; readonly accuracyKm: number }
  | { readonly kind: 'rough'; readonly accuracyKm: number }
  | { readonly kind: keyof typeof positionFailures };

/** Says how roughly a position is known, and what to do instead (rule: rough-position). */
export const roughText = (accuracyKm: number): string =>
  accuracyKm < 0.95
    ? t('places.roughInM', { m: Math.ceil(accuracyKm * 10) * 100 })
    : t('places.roughInKm', { km: Math.round(accuracyKm) });

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
