import * as v from 'valibot';
import { onStoredElsewhere, readStored, storageKeys, writeStored } from '../platform/storage';

const countedSchema = v.array(v.looseObject({ uid: v.string(), refusal: v.nullable(v.string()) }));

/** Steps of a partner's work that wait for the network, for all tabs; the partner's area knows what they are. */
export const keptSteps = {
  read: <S extends v.GenericSchema>(schema: S): v.InferOutput<S> | null =>
    readStored(storageKeys.waitingSteps, schema),
  write: (steps: readonly object[]): void => writeStored(storageKeys.waitingSteps, steps),
  /** Calls back when another tab has changed them. */
  onElsewhere: (listener: () => void): (() => void) => onStoredElsewhere(storageKeys.waitingSteps, listener),
  /** How many steps of an account have not been sent. */
  count: (uid: string): number =>
    (readStored(storageKeys.waitingSteps, countedSchema) ?? []).filter(
      (step) => step.uid === uid && step.refusal === null,
    ).length,
};

const maxDoorCodes = 20;
const codesSchema = v.array(v.string());
const readCodes = (): string[] => readStored(storageKeys.doorCodes, codesSchema) ?? [];

/**
 * Orders whose UPI code this device has shown at the door: only the server knows whether they are paid, so that a
 * delivery of them is not kept for later.
 */
export const doorCodes = {
  note: (orderId: string): void =>
    writeStored(storageKeys.doorCodes, [...new Set([...readCodes(), orderId])].slice(-maxDoorCodes)),
  has: (orderId: string): boolean => readCodes().includes(orderId),
};
