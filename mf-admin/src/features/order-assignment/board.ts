import {
  minAssignableBalancePaise,
  partnerStatus,
  type DeliveryPartner,
  type Order,
  type PublicStoreSettings,
  type Stored,
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

/** An order that a partner has been asked to take, as the board shows it. */
export interface OfferInFlight {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly partnerName: string;
  readonly assignedAt: number;
  readonly deadlineAt: number;
}

/** The open offers, most urgent first. */
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
