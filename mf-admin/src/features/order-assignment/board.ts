import {
  minAssignableBalancePaise,
  partnerStatus,
  type DeliveryPartner,
  type PublicStoreSettings,
} from '@basket/domain';

type OnlinePartner = Pick<
  DeliveryPartner,
  'isOnline' | 'openOffers' | 'activeOrders' | 'walletBalancePaise' | 'cashInHandPaise'
>;

/** How many online partners can be offered an order now, and why the others cannot. */
export interface Availability {
  /** For any order, cash or paid. */
  readonly available: number;
  readonly busy: number;
  readonly belowBalance: number;
  /** Can be offered paid orders only (rule: cash-limit). */
  readonly overCashLimit: number;
}

export function availabilityOf(
  partners: readonly OnlinePartner[],
  settings: Pick<PublicStoreSettings, 'maxOrdersPerPartner' | 'cashInHandLimitPaise'>,
): Availability {
  const online = partners.filter((partner) => partner.isOnline);
  const funded = online.filter((partner) => partner.walletBalancePaise >= minAssignableBalancePaise);
  const free = funded.filter((partner) => partnerStatus(partner, settings.maxOrdersPerPartner) !== 'busy');
  const available = free.filter(({ cashInHandPaise }) => cashInHandPaise <= settings.cashInHandLimitPaise);
  return {
    available: available.length,
    busy: funded.length - free.length,
    belowBalance: online.length - funded.length,
    overCashLimit: free.length - available.length,
  };
}
