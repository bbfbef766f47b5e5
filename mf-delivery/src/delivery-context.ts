import { createContext, useContext } from 'react';
import type { Assignment, DeliveryPartner, Stored } from '@basket/domain';
import type { Live } from '@basket/web';

/** What every screen of a partner shows parts of: listened to once, by the frame. */
export interface DeliveryData {
  readonly uid: string;
  readonly email: string;
  readonly partner: Live<Stored<DeliveryPartner>>;
  /** Offers without an answer, expired ones included until the server has taken them back. */
  readonly offers: Live<Stored<Assignment>[]>;
  /** Accepted and not delivered. */
  readonly inHand: Live<Stored<Assignment>[]>;
}

export const DeliveryContext = createContext<DeliveryData | null>(null);

export function useDelivery(): DeliveryData {
  const data = useContext(DeliveryContext);
  if (!data) throw new Error('Screens of a partner stand inside the delivery layout');
  return data;
}
