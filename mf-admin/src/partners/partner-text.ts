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
import { t } from '../texts';

/** '4.8', or 'No rating' if nobody has rated the partner yet. */
export const ratingText = ({ rating }: Pick<DeliveryPartner, 'rating'>): string =>
  rating === null ? t('partners.noRating') : rating.toFixed(1);

/** '4.8 / 5', where there is room for it. */
export const ratingOutOfFive = (partner: Pick<DeliveryPartner, 'rating'>): string =>
  partner.rating === null ? ratingText(partner) : `${ratingText(partner)} / 5`;

type HeldOrder = PromisedOrder & Pick<Order, 'assignment' | 'paymentStatus' | 'totalPaise'>;

/** The changes when an accepted order is taken from its partner, and what stays: goods, pay, cash, promise. */
export function changeSentences(
  order: HeldOrder,
  settings: Pick<PublicStoreSettings, 'deliveryChargePaise' | 'deliveryTimeMinutes'>,
): string[] {
  const name = order.assignment?.partnerName ?? t('partners.thePartner');
  const dueAt = promisedAt(order, settings);
  return [
    t('partners.losesOrder', { name }),
    ...(order.status === 'out_for_delivery' ? [t('partners.hasGoods', { name })] : []),
    t('partners.notPaidForIt', { name, pay: ledgerRupees(settings.deliveryChargePaise) }),
    collectsCash(order)
      ? t('partners.collectsCash', { amount: ledgerRupees(order.totalPaise) })
      : t(isFree(order) ? 'partners.nothingToPay' : 'partners.isPaid'),
    ...(dueAt === null ? [] : [t('partners.keepsPromise', { time: formatTime(dueAt) })]),
  ];
}
