import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface ComboboxOptions {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  /** Number of options in the list. */
  readonly count: number;
  readonly onChoose: (index: number) => void;
  /** The list opens with the focus, not only with typing. @default false */
  readonly opensOnFocus?: boolean | undefined;
}

export interface Combobox {
  readonly isOpen: boolean;
  /** Index of the option that the arrow keys have reached; -1 for the text field itself. */
  readonly active: number;
  readonly choose: (index: number) => void;
}

/** The id of an option's element. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * Turns a text field and a list of options into a combobox (WAI-ARIA). The focus stays in the field: arrow keys move
 * through the list, Enter chooses, Escape closes the list and keeps the text. Attributes and listeners are set on the
 * field from outside, so that this code may load after the field.
 */
export function useCombobox(options: ComboboxOptions): Combobox {
  const { inputRef, listId, count, onChoose, opensOnFocus = false } = options;
  // Loaded late, the field may have lost the focus already.
  const [isWanted, setIsWanted] = useState(
    () => !opensOnFocus || document.activeElement instanceof HTMLInputElement,
  );
  const [reached, setReached] = useState(-1);
  const isOpen = isWanted && count > 0;
  const active = isOpen && reached < count ? reached : -1;

  const open = (): void => setIsWanted(true);
  const close = (): void => {
    setIsWanted(false);
    setReached(-1);
  };
  const choose = (index: number): void => {
    close();
    onChoose(index);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || count === 0) return;
    const keys: Record<string, () => void> = isOpen
      ? {
          ArrowDown: () => setReached(active + 1 < count ? active + 1 : -1),
          ArrowUp: () => setReached(active < 0 ? count - 1 : active - 1),
          Escape: close,
          ...(active >= 0 && { Enter: () => choose(active) }),
        }
      : { ArrowDown: open, ArrowUp: open };
    const act = keys[event.key];
    if (act) {
      event.preventDefault(); // keeps caret and text, and does not submit the form
      act();
    } else if (event.key === 'Enter') close();
  });
  const onInput = useEffectEvent(() => {
    setReached(-1);
    open();
  });
  const onBlur = useEffectEvent(close);
  const onFocus = useEffectEvent(() => {
    if (opensOnFocus) open();
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('focus', () => onFocus(), { signal });
    input.addEventListener('blur', () => onBlur(), { signal });
    setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' });
    return () => listening.abort();
  }, [inputRef]);
  useActiveOption(inputRef, { isOpen, listId, activeId: active < 0 ? null : optionId(listId, active) });

  return { isOpen, active, choose };
}

interface ActiveOption {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly activeId: string | null;
}

/** Tells assistive technology which list is open and which option is active, and keeps that option in sight. */
function useActiveOption(
  inputRef: ComboboxOptions['inputRef'],
  { isOpen, listId, activeId }: ActiveOption,
): void {
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return undefined;
    setAttributes(input, {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': activeId,
    });
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () =>
      setAttributes(input, {
        'aria-expanded': 'false',
        'aria-controls': null,
        'aria-activedescendant': null,
      });
  }, [inputRef, isOpen, listId, activeId]);
}

/** Sets attributes; null removes one. */
function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
