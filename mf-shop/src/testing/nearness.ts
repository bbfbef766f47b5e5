/** Stands in for the browser's observer of what comes near the screen. */

/** Puts the stand-in there. @returns tells every observer that what it watches is near, as the browser does */
export function standInForNearness(): () => void {
  const observers = new Set<() => void>();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      readonly #tell: () => void;
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = () => callback([{ isIntersecting: true }]);
      }
      observe(): void {
        observers.add(this.#tell);
      }
      disconnect(): void {
        observers.delete(this.#tell);
      }
    },
  });
  return () => [...observers].forEach((tell) => tell());
}

export const endNearness = (): boolean => Reflect.deleteProperty(globalThis, 'IntersectionObserver');
