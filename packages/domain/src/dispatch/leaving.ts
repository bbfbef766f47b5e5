import type { DeliveryPartner } from './delivery-partner';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Consequences of going offline for a partner's offers and orders; empty if there are none, and nothing to ask (rule: leaving-asked). */
export const leavingSentences = ({
  openOffers,
  activeOrders,
}: Pick<DeliveryPartner, 'openOffers' | 'activeOrders'>): string[] => [
  ...(openOffers > 0 ? [`${count(openOffers, 'open offer goes', 'open offers go')} to somebody else.`] : []),
  ...(activeOrders > 0
    ? [
        `${count(activeOrders, 'order stays', 'orders stay')} with you to deliver. Call the store if you cannot.`,
      ]
    : []),
];
