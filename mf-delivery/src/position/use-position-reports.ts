import { useEffect, useRef } from 'react';
import { updateLocation, type Assignment, type DeliveryPartner, type Stored } from '@basket/domain';
import { call, type Live } from '@basket/web';
import { reportPositions, type Told } from './report-positions';

/**
 * Which orders the partner's position is told for, as one text; '' while it is nobody's business: offline, or nothing in
 * hand.
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

/** Tells the server where the partner is while customers wait for what the partner carries (decisions 7). */
export function usePositionReports(followed: string): void {
  const last = useRef<Told | null>(null);
  useEffect(() => {
    if (followed === '' || !('geolocation' in navigator)) return;
    return reportPositions({
      geolocation: navigator.geolocation,
      tell: (place) => call(updateLocation, place),
      // Who has just got another order is seen by its customer soon, moved or not.
      last: last.current && { at: last.current.at, place: null },
      onTold: (told) => {
        last.current = told;
      },
    });
  }, [followed]);
}
