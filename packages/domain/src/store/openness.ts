import { isWithinHours, nextOpening, type OpeningHours } from './opening-hours';
import type { PublicStoreSettings } from './store-settings';

type Switch = Pick<PublicStoreSettings, 'isOpen' | 'reopensAt'>;
type Store = Switch & OpeningHours;

/**
 * Why a store is closed and until when, in epoch milliseconds; null: until somebody opens it. `takes` is what can be ordered
 * meanwhile: anything, for the opening (rule: hours-inform); only slots that begin after it (rule: store-pause); or nothing
 * (rule: store-open).
 */
export type Closure =
  | { readonly why: 'switched-off'; readonly until: null; readonly takes: 'nothing' }
  | { readonly why: 'paused'; readonly until: number; readonly takes: 'slots' }
  | { readonly why: 'hours'; readonly until: number; readonly takes: 'orders' };

export type Openness = { readonly kind: 'open' } | ({ readonly kind: 'closed' } & Closure);

/** Whether a pause was to end before now and nobody has written that yet. Nothing else that closes a store is stored. */
export const isPauseOver = (store: Switch, now: number): boolean =>
  !store.isOpen && store.reopensAt !== null && store.reopensAt <= now;

/** When nobody knows the time, what is stored holds. */
type Reason = (store: Store, now: number | null) => Closure | null;

const switchedOff: Reason = ({ isOpen, reopensAt }) =>
  isOpen || reopensAt !== null ? null : { why: 'switched-off', until: null, takes: 'nothing' };

const paused: Reason = ({ isOpen, reopensAt }, now) =>
  isOpen || reopensAt === null || (now !== null && reopensAt <= now)
    ? null
    : { why: 'paused', until: reopensAt, takes: 'slots' };

const outsideHours: Reason = (store, now) =>
  now === null || isWithinHours(store, now)
    ? null
    : { why: 'hours', until: nextOpening(store, now), takes: 'orders' };

/**
 * Whether the store is open, and if not, why and until when: the one answer for promise, slots, orders, switch and words.
 *
 * @param now epoch milliseconds; null on a page that the server rendered, which knows no time
 */
export function openness(store: Store, now: number | null): Openness {
  // The first reason that holds counts.
  const closure = switchedOff(store, now) ?? paused(store, now) ?? outsideHours(store, now);
  return closure ? { kind: 'closed', ...closure } : { kind: 'open' };
}

/** The switch of a store whose pause is over. */
export const endedPause = { isOpen: true, reopensAt: null } as const;

/** Settings for those who read only the switch, such as older pages: a pause that is over has ended (rule: store-pause). */
export const withoutEndedPause = <S extends Switch>(settings: S, now: number): S =>
  isPauseOver(settings, now) ? { ...settings, ...endedPause } : settings;
