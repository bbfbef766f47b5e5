import { useSyncExternalStore } from 'react';

let isTroubled = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the gateway's checkout did not open when it was last tried in this tab; false before. */
export const useGatewayTrouble = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isTroubled,
    () => false,
  );

export function noteGatewayTrouble(isTrouble: boolean): void {
  isTroubled = isTrouble;
  for (const listener of listeners) listener();
}
