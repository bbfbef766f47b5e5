import { useSyncExternalStore } from 'react';

/** Paths of documents that lists of this page leave out because they cannot be read, in the order in which it met them. */
let paths: readonly string[] = [];
const listeners = new Set<() => void>();

function change(to: readonly string[]): void {
  paths = to;
  for (const listener of listeners) listener();
}

export const leftOut = {
  /** @returns whether it was not known yet */
  note(path: string): boolean {
    if (paths.includes(path)) return false;
    change([...paths, path]);
    return true;
  },
  /** For a document that can be read: somebody has repaired it. */
  forget(path: string): void {
    if (paths.includes(path)) change(paths.filter((other) => other !== path));
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The documents that lists of this page leave out, by their paths; for those who can have them repaired. */
export const useLeftOutDocuments = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => paths,
    () => paths,
  );
