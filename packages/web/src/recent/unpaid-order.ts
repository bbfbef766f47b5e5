import { idSchema } from '@basket/domain';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage';

/**
 * The order that was placed on this device and waits for its online payment: its items return to the cart if it ends
 * unpaid.
 */
export const noteUnpaidOrder = (orderId: string): void => writeStored(storageKeys.unpaidOrder, orderId);

/** Null when no order of this device waits. */
export const readUnpaidOrder = (): string | null => readStored(storageKeys.unpaidOrder, idSchema);

export const forgetUnpaidOrder = (): void => removeStored(storageKeys.unpaidOrder);
