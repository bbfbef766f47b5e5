import { currentPosition, positionFailures, roughText } from '@basket/web/places';
import type { MapsService } from './maps-service';
import type { LocatedAddress } from './place-components';

/** The outcomes of 'Use my location', and the missing key. */
const locateMessages = {
  found: 'Address filled automatically from your location!',
  ...positionFailures,
  noKey: 'Google Maps API key not configured. Please contact admin. You can type your address and pincode.',
} as const;

export type LocateOutcome =
  | { readonly kind: 'found'; readonly place: LocatedAddress }
  | { readonly kind: 'rough'; readonly accuracyKm: number }
  | { readonly kind: Exclude<keyof typeof locateMessages, 'found'> };

/** An outcome in words. */
export const locateText = (outcome: LocateOutcome): string =>
  outcome.kind === 'rough' ? roughText(outcome.accuracyKm) : locateMessages[outcome.kind];

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
  const found = await currentPosition(geolocation);
  if (found.kind !== 'found') return found;
  const { latitude, longitude } = found.position;
  try {
    const place = await maps.addressAt(latitude, longitude);
    // The browser's position is more exact than that of the address.
    return place ? { kind: 'found', place: { ...place, latitude, longitude } } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
