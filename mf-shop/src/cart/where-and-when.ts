import type { DeliveryPromise } from '@basket/domain';
import { formatTime } from '@basket/ui';

/** When an order of now comes, in the few words of a bar (rule: one-promise); null while the store takes none. */
export function comingWords(promise: DeliveryPromise): string | null {
  if (promise.kind === 'now') return `in ${promise.minutes} min`;
  if (promise.kind === 'opening') return `by ${formatTime(promise.byAt)}`;
  return promise.takesSlots ? 'later today or tomorrow' : null;
}

/** The words with a capital: they open a line. */
export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'To Home, in 30 min'; the part that is not known is left out. */
export const whereAndWhen = (name: string | null, coming: string | null): string =>
  asSentence([name && `to ${name}`, coming].filter(Boolean).join(', '));
