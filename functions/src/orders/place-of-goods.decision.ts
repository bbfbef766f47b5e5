import {
  hasLeftStore,
  leftStoreAt,
  type Assignment,
  type Order,
  type OrderStatus,
  type PutBack,
} from '@basket/domain';

type Moved = Pick<Order, 'status' | 'statusTimes' | 'deliveryPartnerId' | 'assignment'>;

const isOutside = (status: OrderStatus): boolean => status === 'out_for_delivery' || status === 'delivered';

/** Whether the goods have left the store, maybe with a partner who does not have the order any more. */
export const wereCarriedOff = (order: Moved): boolean => !isOutside(order.status) && hasLeftStore(order);

/**
 * Where the goods of an order are as it is cancelled, and with whom: the partner who has the order, or, as long as nobody has picked
 * it up again, the one who lost it on the road (rule: put-back).
 *
 * @param offers of the order, latest first
 */
export function placeOfGoods(
  order: Moved,
  offers: readonly Pick<Assignment, 'deliveryPartnerId' | 'partnerName' | 'lost'>[],
): Pick<PutBack, 'from' | 'deliveryPartnerId' | 'partnerName'> {
  const { status, deliveryPartnerId, assignment } = order;
  const own = { deliveryPartnerId, partnerName: assignment?.partnerName ?? '' };
  if (!wereCarriedOff(order)) return { from: status, ...own };
  const leftAt = leftStoreAt(order);
  const former = offers.find(({ lost }) => lost !== null && isOutside(lost.from) && lost.at >= leftAt);
  if (!former?.lost) return { from: 'out_for_delivery', ...own };
  return {
    from: former.lost.from,
    deliveryPartnerId: former.deliveryPartnerId,
    partnerName: former.partnerName,
  };
}
