import * as v from 'valibot';
import { paymentMethodSchema, type PaymentMethod } from '@basket/domain';
import { readStored, storageKeys, writeStored } from '../platform/storage';

const schema = v.object({ owner: v.string(), method: paymentMethodSchema });

/** How this account paid last on this device; null for anybody else (rule: last-payment). Signing out forgets it. */
export function readLastPayment(owner: string): PaymentMethod | null {
  const stored = readStored(storageKeys.lastPayment, schema);
  return stored?.owner === owner ? stored.method : null;
}

export const noteLastPayment = (owner: string, method: PaymentMethod): void =>
  writeStored(storageKeys.lastPayment, { owner, method });
