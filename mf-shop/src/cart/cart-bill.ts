import type { PublicStoreSettings } from '@basket/domain';
import { roundingRows, rupees, type BillRow } from '@basket/ui';

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
      ? `Free above ${rupees(terms.freeDeliveryThresholdPaise)}`
      : undefined;
  return [
    { label: 'Item total', amount: subtotalPaise, insteadOfPaise: originalPaise },
    isFree
      ? { label: 'Delivery charge', amount: 'Free', isGood: true }
      : { label: 'Delivery charge', amount: deliveryChargePaise, note },
    { label: 'Other fees', amount: 'None', isGood: true },
    ...roundingRows(roundingPaise),
  ];
}
