import { toastDurations, type ToastKind } from './toast-kinds';

export interface ShownToast {
  readonly id: string;
  readonly kind: ToastKind;
  /** Said on a page of admins or partners. */
  readonly isOfStaff: boolean;
  /** In ms, by any clock that the caller keeps to. */
  readonly shownAtMs: number;
}

export interface ToastTurn {
  /** Milliseconds until it may be asked for again; 0: it is shown now. */
  readonly waitMs: number;
  /** The messages whose place it takes, by id. */
  readonly replaces: readonly string[];
}

/** An error is readable after the time for which a success is shown. */
const readableMs = Number(toastDurations.success);

/**
 * The turn of a new message (rule: toast-places). Staff read several at a time. In the shop, where one signs in, and on the way from one to
 * the other there is one: a new message takes the place of the old one, but anything else than an error waits until an error was
 * readable. Staff wait for nothing. What still loads stays as long as it loads, beside the others.
 */
export function turnOf(
  { id, kind, isOfStaff }: Omit<ShownToast, 'shownAtMs'>,
  shown: readonly ShownToast[],
  nowMs: number,
): ToastTurn {
  const rivals = shown.filter(
    (other) =>
      other.id === id || (kind !== 'loading' && other.kind !== 'loading' && !(isOfStaff && other.isOfStaff)),
  );
  const leftMs = (other: ShownToast): number =>
    other.kind === 'error' && kind !== 'error' ? Math.max(0, other.shownAtMs + readableMs - nowMs) : 0;
  const waitMs = isOfStaff ? 0 : Math.max(0, ...rivals.map(leftMs));
  return {
    waitMs,
    replaces: waitMs > 0 ? [] : rivals.filter((other) => leftMs(other) === 0).map((other) => other.id),
  };
}
