import { useEffect, useRef } from 'react';
import { updateLocation, type Assignment, type DeliveryPartner, type Stored } from '@basket/domain';
import { call, type Live } from '@basket/web';
import { reportPositions, type PositionReport } from './report-positions';

/** Online without an order. */
const idle = 'idle';

/**
 * The receivers of the partner's position, as one string: the ids of the orders in hand, 'idle' for the store alone.
 * Empty while the partner is offline, when nobody may know the position, and without an order while live data does not come through.
 */
export function reportingFor(
  partner: Live<Stored<DeliveryPartner>>,
  inHand: Live<Stored<Assignment>[]>,
): string {
  if (partner.status !== 'ready' || !partner.data.isOnline || inHand.status !== 'ready') return '';
  const ids = inHand.data.map(({ id }) => id).sort();
  if (ids.length > 0) return ids.join(' ');
  // A position is a sign of life, which a page that no order reaches does not give (rule: not-seen).
  return inHand.isFromCache ? '' : idle;
}

/** Reports the partner's position to the server while somebody may know it. */
export function usePositionReports(followed: string): void {
  const last = useRef<PositionReport | null>(null);
  useEffect(() => {
    if (followed === '' || !('geolocation' in navigator)) return;
    return reportPositions({
      geolocation: navigator.geolocation,
      pace: followed === idle ? 'idle' : 'inHand',
      tell: (place) => call(updateLocation, place),
      // After a change of orders, report soon even without movement, so that a new customer sees the partner.
      last: last.current && { at: last.current.at, place: null },
      onReport: (report) => {
        last.current = report;
      },
    });
  }, [followed]);
}
