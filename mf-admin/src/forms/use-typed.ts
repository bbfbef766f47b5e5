import { useEffect, useEffectEvent, useState } from 'react';

/** The address follows a little after the last letter: one that changed with each would lose letters on a slow device. */
const typingPauseMs = 250;

/** A text that is typed, which becomes the wanted one after a pause. Another wanted one, as after Back, takes its place. */
export function useTyped(wanted: string, want: (text: string) => void): [string, (text: string) => void] {
  const [state, setState] = useState({ typed: wanted, sent: wanted, seen: wanted });
  const { typed, sent, seen } = state;
  if (wanted !== seen)
    setState({ ...state, seen: wanted, ...(wanted !== sent && { typed: wanted, sent: wanted }) });
  const send = useEffectEvent(() => {
    setState((before) => ({ ...before, sent: typed }));
    want(typed);
  });
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = window.setTimeout(() => send(), typingPauseMs);
    return () => window.clearTimeout(timer);
  }, [typed, sent]);
  return [typed, (text) => setState((before) => ({ ...before, typed: text }))];
}
