import { done, orderDigits, refuse, type Order, type Outcome } from '@basket/domain';

/** The one who says that the order leaves: its partner, or an admin who heard these digits of its number from the partner. */
export type Leaving = 'partner' | { readonly digits: string };

/**
 * An order leaves the store with the partner who has accepted it, and one that is being picked only with closed bags. An admin hands
 * over nothing else; an order that nobody picks goes with its partner's word (rules: packed-handed, picking-optional).
 */
export function decideSetOut(
  { orderNumber, packing, deliveryPartnerId, assignment }: Order,
  said: Leaving,
): Outcome<'out_for_delivery'> {
  const isPacked = packing ? packing.packedAt !== null : said === 'partner';
  if (!isPacked) return refuse('not_packed');
  if (deliveryPartnerId === null || !assignment?.acceptedAt) return refuse('no_partner_yet');
  if (said !== 'partner' && said.digits !== orderDigits(orderNumber)) return refuse('wrong_number');
  return done('out_for_delivery');
}
