import { useState } from 'react';

/**
 * Text that is typed here and kept elsewhere (in the address, which follows a moment later). What is typed shows at
 * once; a value that changed elsewhere (back button, search in the header) takes its place.
 */
export function useDraft(value: string, commit: (text: string) => void): [string, (text: string) => void] {
  const [state, setState] = useState({ draft: value, sent: value, seen: value });
  if (value !== state.seen) {
    // Late news of our own typing is no news.
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
