import {
  type DeliveryPartner,
  collectsCash,
  isFree,
  promisedAt,
  type Order,
  type PromisedOrder,
  type PublicStoreSettings,
} from '@basket/domain';
import { formatTime, ledgerRupees } from '@basket/ui';

/** '4.8', or 'No rating' if nobody has rated the partner yet. */
export const ratingText = ({ rating }: Pick<DeliveryPartner, 'rating'>): string =>
  rating === null ? 'No rating' : rating.toFixed(1);

/** '4.8 / 5', where there is room for it. */
export const ratingOutOfFive = (partner: Pick<DeliveryPartner, 'rating'>): string =>
  partner.rating === null ? ratingText(partner) : `${ratingText(partner)} / 5`;

type HeldOrder = PromisedOrder & Pick<Order, 'assignment' | 'paymentStatus' | 'totalPaise'>;

/** The changes when an accepted order is taken from its partner, and what stays: goods, pay, cash, promise. */
export function changeSentences(
  order: HeldOrder,
  settings: Pick<PublicStoreSettings, 'deliveryChargePaise' | 'deliveryTimeMinutes'>,
): string[] {
  const name = order.assignment?.partnerName ?? 'The partner';
  const dueAt = promisedAt(order, settings);
  return [
    `${name} loses the order and is told at once.`,
    ...(order.status === 'out_for_delivery'
      ? [`${name} has the goods: have them handed over, or brought back to the store.`]
      : []),
    `${name} is not paid for it; who delivers it earns ${ledgerRupees(settings.deliveryChargePaise)}.`,
    collectsCash(order)
      ? `Who delivers it collects the ${ledgerRupees(order.totalPaise)} in cash.`
      : `${isFree(order) ? 'Nothing is to pay' : 'It is paid'}: nobody collects cash.`,
    ...(dueAt === null ? [] : [`The customer keeps the promise for ${formatTime(dueAt)}.`]),
  ];
}
