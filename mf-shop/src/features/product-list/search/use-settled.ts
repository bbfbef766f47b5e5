import { useEffect, useState } from 'react';

/** Letters come in rows. */
const pauseMs = 250;

/** The text as it stood at the last pause of typing; the first one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
