import { createContext, useContext } from 'react';
import type { Assignment, DeliveryPartner, Stored } from '@basket/domain';
import type { Live } from '@basket/web';

/** The partner's data, which every screen shows parts of. The layout listens to it once. */
export interface DeliveryData {
  readonly uid: string;
  readonly email: string;
  readonly partner: Live<Stored<DeliveryPartner>>;
  /** Unanswered offers, including expired ones that the server has not withdrawn yet. */
  readonly offers: Live<Stored<Assignment>[]>;
  /** Accepted and not delivered. */
  readonly inHand: Live<Stored<Assignment>[]>;
}

export const DeliveryContext = createContext<DeliveryData | null>(null);

export function useDelivery(): DeliveryData {
  const data = useContext(DeliveryContext);
  if (!data) throw new Error('useDelivery needs the delivery layout around it');
  return data;
}
