const key = 'calledFrom';

/** A visit to the offers' screen that an offer has opened by itself: where the partner was, and when (epoch ms). */
export interface Call {
  readonly pathname: string;
  readonly at: number;
}

/** The state of the history entry of such a visit. */
export const calledFrom = (call: Call): object => ({ [key]: call });

/** Null if the partner opened the screen. The state outlives a reload, which the time tells. */
export function readCalledFrom(state: unknown): Call | null {
  if (typeof state !== 'object' || state === null) return null;
  const call: unknown = Reflect.get(state, key);
  if (typeof call !== 'object' || call === null) return null;
  const pathname: unknown = Reflect.get(call, 'pathname');
  const at: unknown = Reflect.get(call, 'at');
  return typeof pathname === 'string' && typeof at === 'number' ? { pathname, at } : null;
}
