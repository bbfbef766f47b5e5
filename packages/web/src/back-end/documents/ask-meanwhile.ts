/** Shorter than the wait for the server's word that there is nothing, so that an answer comes before a failure is shown. */
const firstAskMs = 7500;
/** An offer waits 30 s for its answer. */
const askEveryMs = 10_000;

interface Asking {
  /** Live data does not come, or not yet. */
  readonly begin: () => void;
  /** It does, or nothing is wanted any more. What is still being asked is dropped. */
  readonly end: () => void;
  /** Whether the data that is shown was asked for. */
  readonly isAnswered: () => boolean;
}

/**
 * Asks by plain reads while live data does not come through, as where an ad blocker or a network stops its channel (rule: live-blocked):
 * first after 7.5 s of silence, then every 10 s. Only while the page is looked at and there is a network: each time reads all of it again.
 *
 * @param tell is told each answer, and the last one as from the cache where the next one fails; data null: there is no such document
 */
export function askMeanwhile<T>(
  read: () => Promise<T | null>,
  tell: (data: T | null, isFromCache: boolean) => void,
): Asking {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: { readonly data: T | null } | null = null;
  let round = 0;

  async function askOnce(): Promise<typeof last> {
    if (!navigator.onLine || document.visibilityState !== 'visible') return null;
    try {
      return { data: await read() };
    } catch {
      return null; // the listener tells its own failure
    }
  }

  async function ask(): Promise<void> {
    const asked = round;
    const answer = await askOnce();
    if (asked !== round) return;
    timer = setTimeout(() => void ask(), askEveryMs);
    last = answer ?? last;
    if (last) tell(last.data, answer === null);
  }

  return {
    begin: () => {
      timer ??= setTimeout(() => void ask(), firstAskMs);
    },
    end: () => {
      round += 1;
      clearTimeout(timer);
      timer = undefined;
      last = null;
    },
    isAnswered: () => last !== null,
  };
}
