import { currentPosition, positionFailures, roughText } from '@basket/web/places';
import { t } from '../../../texts';
import type { MapsService } from './maps-service';
import type { LocatedAddress } from './place-components';

/** The outcomes of 'Use my location', and the missing key. */
export type LocateOutcome =
  | { readonly kind: 'found'; readonly place: LocatedAddress }
  | { readonly kind: 'rough'; readonly accuracyKm: number }
  | { readonly kind: keyof typeof positionFailures | 'noKey' };

/** An outcome in words. */
export function locateText(outcome: LocateOutcome): string {
  switch (outcome.kind) {
    case 'found':
      return t('checkout.located');
    case 'rough':
      return roughText(outcome.accuracyKm);
    case 'noKey':
      return t('checkout.noMapsKey');
    default:
      return positionFailures[outcome.kind]();
  }
}

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
