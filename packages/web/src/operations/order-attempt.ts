import { storageKeys } from '../platform/storage';
import { createOperationIds, type OpenId } from '../back-end/calls/operation-ids';

/**
 * Ids of orders that are being placed, by account: one wish has one id, also when its details change while nobody knows
 * how the first try went. The server takes an id once: either the first request under it counts or a later one, and the
 * other is refused with `operation_reused`. So a shopper who corrects the address after the 30 s message gets one order,
 * never two (rule: one-order-per-wish). Kept for all tabs of the browser, because they share the cart that is being ordered;
 * only the id is kept, addresses are private.
 */
const ids = createOperationIds(storageKeys.orderAttempt, 'local');

/** The id to place an order with. */
export const openAttempt = (uid: string, now?: number): OpenId => ids.open(uid, now);

/** Whether an order was sent that got no answer yet: it may have been placed. */
export const hasOpenAttempt = (uid: string, now?: number): boolean => ids.isOpen(uid, now);

/** Its outcome is known: the next wish is another one. */
export const settleAttempt = (): void => ids.settleAll();
