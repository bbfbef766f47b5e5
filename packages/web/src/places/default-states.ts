/** Lazy chunk: the built-in list, needed only when the database does not answer, or has not all states. */
import { indianStates } from '@basket/domain';

/** A shop's own states and cities with the built-in ones of those states that it lacks, in alphabetical order. */
export const withMissingStates = (stored: typeof indianStates): typeof indianStates =>
  [...stored, ...indianStates.filter(({ state }) => !stored.some((known) => known.state === state))].sort(
    (one, other) => one.state.localeCompare(other.state),
  );
