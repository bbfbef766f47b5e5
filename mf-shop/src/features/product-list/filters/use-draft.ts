import { useState } from 'react';

/**
 * The text of a field whose value is stored elsewhere, in the address, with a delay. Typed text is shown at
 * once; a value changed elsewhere (back button, search in the header) replaces it.
 */
export function useDraft(value: string, commit: (text: string) => void): [string, (text: string) => void] {
  const [state, setState] = useState({ draft: value, sent: value, seen: value });
  if (value !== state.seen) {
    // A late update from this field's own typing is ignored.
    const isOwn = value === state.sent;
    setState({ draft: isOwn ? state.draft : value, sent: isOwn ? state.sent : value, seen: value });
  }
  return [
    state.draft,
    (text) => {
      setState({ ...state, draft: text, sent: text });
      commit(text);
    },
  ];
}
