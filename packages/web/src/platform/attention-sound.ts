import * as v from 'valibot';
import { readStored, storageKeys, writeStored } from './storage';

/** Whether this device sounds when an order asks for an admin: off until somebody chooses it. */
export const attentionSound = {
  isChosen: (): boolean => readStored(storageKeys.attentionSound, v.boolean()) ?? false,
  choose: (isOn: boolean): void => writeStored(storageKeys.attentionSound, isOn),
};
