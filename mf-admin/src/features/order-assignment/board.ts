import {
  minAssignableBalancePaise,
  partnerStatus,
  type DeliveryPartner,
  type PublicStoreSettings,
} from '@basket/domain';

type OnlinePartner = Pick<DeliveryPartner, 'isOnline' | 'openOffers' | 'activeOrders' | 'walletBalancePaise'>;

/** How many online partners can be offered an order now, and why the others cannot. */
export interface Availability {
  readonly available: number;
  readonly busy: number;
  readonly belowBalance: number;
}

export function availabilityOf(
  partners: readonly OnlinePartner[],
  settings: Pick<PublicStoreSettings, 'maxOrdersPerPartner'>,
): Availability {
  const online = partners.filter((partner) => partner.isOnline);
  const funded = online.filter((partner) => partner.walletBalancePaise >= minAssignableBalancePaise);
  const busy = funded.filter((partner) => partnerStatus(partner, settings.maxOrdersPerPartner) === 'busy');
  return {
    available: funded.length - busy.length,
    busy: busy.length,
    belowBalance: online.length - funded.length,
  };
}
