import { useEffect, useRef, type RefObject } from 'react';

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Attributes of an area whose controls may remove themselves. When the one with the focus is gone, the first control that is
 * left gets it: otherwise the keyboard would begin again at the top of the page.
 *
 * @param preferred selector of the control that gets it where there is one. @default any control
 */
export function useKeptFocus<E extends HTMLElement>(
  preferred = controls,
): { readonly ref: RefObject<E | null> } {
  const ref = useRef<E>(null);
  useEffect(() => {
    const { current: area } = ref;
    if (!area) return undefined;
    let last: Element | null = null;
    // Not React's event: a dialog that closes returns the focus in a commit, where React hears nothing.
    const note = (): void => {
      if (area.contains(document.activeElement)) last = document.activeElement;
    };
    note();
    area.addEventListener('focusin', note);
    // What is inside may change without this component: the document says so, a render would not.
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      for (const control of [preferred, controls].flatMap((each) => [
        ...area.querySelectorAll<HTMLElement>(each),
      ])) {
        control.focus({ preventScroll: true });
        // What is hidden on this device does not take it.
        if (document.activeElement === control) return;
      }
    });
    observer.observe(area, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('focusin', note);
    };
  }, [preferred]);
  return { ref };
}
