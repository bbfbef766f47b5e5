import {
  minAssignableBalancePaise,
  partnerStatus,
  type DeliveryPartner,
  type Order,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';

type OnlinePartner = Pick<DeliveryPartner, 'isOnline' | 'openOffers' | 'activeOrders' | 'walletBalancePaise'>;

/** Online partners by whether they can be offered an order now. */
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

/** An offer as the board shows it: an order that a partner has been asked to take. */
export interface OfferInFlight {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly partnerName: string;
  readonly assignedAt: number;
  readonly deadlineAt: number;
}

/** What partners are being asked at the moment, the most urgent first. */
export const offersInFlight = (assigned: readonly Stored<Order>[]): OfferInFlight[] =>
  assigned
    .flatMap(({ id, orderNumber, assignment }) =>
      assignment
        ? [
            {
              orderId: id,
              orderNumber,
              partnerName: assignment.partnerName,
              assignedAt: assignment.assignedAt,
              deadlineAt: assignment.deadlineAt,
            },
          ]
        : [],
    )
    .sort((a, b) => a.deadlineAt - b.deadlineAt);
