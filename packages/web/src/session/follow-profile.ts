import { minuteMs } from '@basket/domain';
import { onStoredElsewhere, parseStored, storageKeys } from '../platform/storage';
import { withBackoff } from './backoff';
import type { FollowedAccount } from './session-ports';
import { sessionHintSchema } from './session-state';

/** A page that somebody turns to reads the profile again when it is older than this. */
const seenFreshMs = 10_000;
/** A page that stays in view reads it again when it is older than this. */
const openFreshMs = 5 * minuteMs;

/**
 * Reads the profile again when it may have changed: the account may have another role by now (rule: role-at-once). Without
 * listening, which would cost each shopper a connection; pages of staff listen. Call once, when Auth is there.
 */
export function followProfile(current: FollowedAccount, wait: (ms: number) => Promise<void>): void {
  let askedAt = -Infinity;
  async function renew(freshMs: number): Promise<void> {
    const account = current.get();
    if (document.visibilityState !== 'visible' || !account) return;
    if (Date.now() - Math.max(askedAt, current.profileReadAt()) < freshMs) return;
    askedAt = Date.now();
    try {
      await withBackoff(() => account.getToken(), wait);
    } catch {
      return; // without a connection there is nothing to renew; the next look tries again
    }
    await current.fetchProfile(account);
  }

  const look = (): void => void renew(seenFreshMs);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.setInterval(() => void renew(openFreshMs), 60_000);
  onStoredElsewhere(storageKeys.sessionHint, (text) => {
    const account = current.get();
    const hint = parseStored(sessionHintSchema, text);
    if (account && hint?.uid === account.uid && hint.role !== current.useStore.getState().profile?.role)
      void current.fetchProfile(account);
  });
}
