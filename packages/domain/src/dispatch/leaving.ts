import type { DeliveryPartner } from './delivery-partner';
import { t } from '../texts';

/** Consequences of going offline for a partner's offers and orders; empty if there are none, and nothing to ask (rule: leaving-asked). */
export function leavingSentences({
  openOffers,
  activeOrders,
}: Pick<DeliveryPartner, 'openOffers' | 'activeOrders'>): string[] {
  const sentences: string[] = [];
  if (openOffers > 0) sentences.push(t('leaving.offers', { n: openOffers }));
  if (activeOrders > 0) sentences.push(t('leaving.orders', { n: activeOrders }));
  return sentences;
}
