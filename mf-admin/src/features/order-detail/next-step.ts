import { canBeOffered, isPaidBack, pickingObstacle, type Order } from '@basket/domain';

/** The next step of an order for the staff: its goods, then a partner, or its end; null while it needs neither. */
export function nextStepOf(order: Order): 'pick' | 'assign' | 'cancel' | null {
  if (isPaidBack(order)) return 'cancel';
  const isPacked = order.packing !== null && order.packing.packedAt !== null;
  if (pickingObstacle(order) === null && !isPacked) return 'pick';
  return canBeOffered(order) ? 'assign' : null;
}
