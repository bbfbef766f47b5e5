import * as v from 'valibot';
import { readStored, storageKeys, writeStored, type StorageKey } from './storage';

/** Yes or no, chosen for this device. */
const deviceChoice = (key: StorageKey, otherwise: boolean) => ({
  isChosen: (): boolean => readStored(key, v.boolean()) ?? otherwise,
  choose: (isOn: boolean): void => writeStored(key, isOn),
});

/** Whether this device sounds when an order asks for an admin: off until somebody chooses it. */
export const attentionSound = deviceChoice(storageKeys.attentionSound, false);

/** Whether keys without Ctrl or Cmd, such as `/`, do something on this device: on until somebody switches it off (WCAG 2.1.4). */
export const singleKeys = deviceChoice(storageKeys.singleKeys, true);
