import type { PublicStoreSettings } from '@basket/domain';
import { roundingRows, rupees, type BillRow } from '@basket/ui';
import { t } from '../texts';

export interface BillAmounts {
  readonly subtotalPaise: number;
  readonly deliveryChargePaise: number;
  /** The total of the items at their original prices. */
  readonly originalPaise?: number | undefined;
  /** Null, or absent before the way of paying is known: the bill is not rounded. */
  readonly roundingPaise?: number | null | undefined;
}

/**
 * The rows of a bill: every fee by its name, even if it is zero.
 *
 * @param terms of today; null for past orders, whose terms nobody needs to know any more
 */
export function billRows(
  { subtotalPaise, deliveryChargePaise, originalPaise, roundingPaise = null }: BillAmounts,
  terms: Pick<PublicStoreSettings, 'deliveryChargePaise' | 'freeDeliveryThresholdPaise'> | null,
): BillRow[] {
  const isFree = deliveryChargePaise === 0;
  const note =
    terms && terms.freeDeliveryThresholdPaise > 0
      ? t('cart.freeAbove', { amount: rupees(terms.freeDeliveryThresholdPaise) })
      : undefined;
  return [
    { label: t('cart.itemTotal'), amount: subtotalPaise, insteadOfPaise: originalPaise },
    isFree
      ? { label: t('cart.deliveryCharge'), amount: t('cart.free'), isGood: true }
      : { label: t('cart.deliveryCharge'), amount: deliveryChargePaise, note },
    { label: t('cart.otherFees'), amount: t('cart.none'), isGood: true },
    ...roundingRows(roundingPaise),
  ];
}
