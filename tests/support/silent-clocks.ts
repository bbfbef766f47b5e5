/**
 * A live region whose clock ticks is read out anew each second. Component tests fail where one does, whatever they test
 * (rule: silent-clocks).
 */
const liveRegions =
  '[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]';
/** Parts of a live region that are not read out by themselves. */
const silent = '[role=timer], [aria-live=off], [aria-hidden=true]';

/** '14:53' and '24 s', not '9:18 pm'. */
const time = /(?<minutes>\d+):(?<seconds>\d\d)(?! ?[ap]m)|(?<only>\d+) ?(?:s|sec|second|seconds)\b/;
/** A clock ticks at least as often, in seconds. */
const tickSeconds = 5;

function secondsIn(text: string): number | null {
  const { minutes, seconds, only } = time.exec(text)?.groups ?? {};
  if (only !== undefined) return Number(only);
  return minutes === undefined ? null : 60 * Number(minutes) + Number(seconds);
}

function isTick(before: string, after: string): boolean {
  const [from, to] = [secondsIn(before), secondsIn(after)];
  if (from === null || to === null || from === to) return false;
  return Math.abs(from - to) <= tickSeconds && before.replace(time, '') === after.replace(time, '');
}

/** @returns what has ticked in a live region so far */
export function watchClocks(document: Document): () => readonly string[] {
  const found: string[] = [];
  const note = (records: readonly MutationRecord[]): void => {
    for (const { target, oldValue } of records) {
      const element = target.parentElement;
      const region = element?.closest(liveRegions);
      const isSilent = element?.closest(silent);
      if (!region || (isSilent && region.contains(isSilent))) continue;
      if (isTick(oldValue ?? '', target.nodeValue ?? ''))
        found.push(`${target.nodeValue ?? ''} in ${region.outerHTML.slice(0, 200)}`);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, characterData: true, characterDataOldValue: true });
  return () => {
    note(observer.takeRecords());
    return found.splice(0);
  };
}
