/** Tells errors of remotes to whoever measures a release: page errors find out whose they are. */
type Listener = (remote: string) => void;

const listeners = new Set<Listener>();

/** @param remote name of the container whose code met an error, or did not load */
export function tellFault(remote: string): void {
  for (const listener of listeners) listener(remote);
}

/** @returns stops listening */
export function onFault(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
