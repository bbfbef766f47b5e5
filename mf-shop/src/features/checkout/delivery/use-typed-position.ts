import { useEffect } from 'react';
import { isPincode } from '@basket/domain';
import type { DeliveryFormState } from './use-delivery-form';
import type { MapsService } from '../places/maps-service';

/** Nobody types for this long once the address is complete. */
export const typedPauseMs = 1000;

/**
 * Looks up where an address is that somebody typed, so that partners see how far it is. An address that the service is not sure of
 * stays without a position, which an order may be.
 */
export function useTypedPosition(
  { form, position, locate }: DeliveryFormState,
  maps: MapsService | null,
): void {
  const { address, city, state, pincode } = form.values;
  const isWanted = maps !== null && position === null && isPincode(pincode) && address !== '' && city !== '';
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // Where the service fails, the suggestions say so; an order may have no position.
      const asked = maps.positionOf({ address, city, state, pincode }, stop.signal).catch(() => null);
      void asked.then((found) => {
        if (found && !stop.signal.aborted) locate(found);
      });
    }, typedPauseMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isWanted, maps, address, city, state, pincode, locate]);
}
