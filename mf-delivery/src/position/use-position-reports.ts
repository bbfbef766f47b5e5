import { useEffect, useRef } from 'react';
import { updateLocation, type Assignment, type DeliveryPartner, type Stored } from '@basket/domain';
import { call, type Live } from '@basket/web';
import { reportPositions, type Told } from './report-positions';

/**
 * The ids of the orders that the partner's position is reported for, as one string. Empty while the partner is offline
 * or has no order in hand, when nobody may know the position.
 */
export function ordersFollowed(
  partner: Live<Stored<DeliveryPartner>>,
  inHand: Live<Stored<Assignment>[]>,
): string {
  if (partner.status !== 'ready' || !partner.data.isOnline || inHand.status !== 'ready') return '';
  return inHand.data
    .map(({ id }) => id)
    .sort()
    .join(' ');
}

/** Reports the partner's position to the server while there are orders to follow. */
export function usePositionReports(followed: string): void {
  const last = useRef<Told | null>(null);
  useEffect(() => {
    if (followed === '' || !('geolocation' in navigator)) return;
    return reportPositions({
      geolocation: navigator.geolocation,
      tell: (place) => call(updateLocation, place),
      // After a change of orders, report soon even without movement, so that a new customer sees the partner.
      last: last.current && { at: last.current.at, place: null },
      onTold: (told) => {
        last.current = told;
      },
    });
  }, [followed]);
}
