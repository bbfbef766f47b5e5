const key = 'calledFrom';

/** State of a visit to the offers' screen that an offer has opened by itself: where the partner was. */
export const calledFrom = (pathname: string): object => ({ [key]: pathname });

/** Where the partner was when an offer opened its screen; null if the partner opened it. */
export function readCalledFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const pathname: unknown = Reflect.get(state, key);
  return typeof pathname === 'string' ? pathname : null;
}
