import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface ComboboxOptions {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  /** Number of options in the list. */
  readonly count: number;
  /** The rows of a grid may have buttons behind the option, which the right arrow key reaches. */
  readonly popup: 'listbox' | 'grid';
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
 * through the list, Enter chooses or presses, Escape closes the list and keeps the text. Attributes and listeners are set on
 * the field from outside, so that this code may load after the field.
 */
export function useCombobox(options: ComboboxOptions): Combobox {
  const { inputRef, listId, count, popup, onChoose, opensOnFocus = false } = options;
  // Loaded late, the field may have lost the focus already.
  const [isWanted, setIsWanted] = useState(
    () => !opensOnFocus || document.activeElement instanceof HTMLInputElement,
  );
  const [reached, setReached] = useState<Reached>(theField);
  const isOpen = isWanted && count > 0;
  const active = isOpen && reached.index < count ? reached.index : -1;
  const idOf = (index: number): string => optionId(listId, index);

  const open = (): void => setIsWanted(true);
  const close = (): void => {
    setIsWanted(false);
    setReached(theField);
  };
  const reach = (index: number): void => setReached({ index, button: null });
  const choose = (index: number): void => {
    close();
    onChoose(index);
  };

  const reachButton = (button: HTMLElement | null): void => setReached({ index: active, button });

  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing || count === 0) return;
    // Its buttons are for the arrow keys: the next stop is behind the list.
    if (event.key === 'Tab') return close();
    const keys: Record<string, () => void> = isOpen
      ? {
          ArrowDown: () => reach(active + 1 < count ? active + 1 : -1),
          ArrowUp: () => reach(active < 0 ? count - 1 : active - 1),
          Escape: close,
          ...(active >= 0 && { Enter: () => choose(active) }),
          ...(active >= 0 && keysOfRow(buttonsOf(idOf(active)), reached.button, reachButton)),
        }
      : { ArrowDown: open, ArrowUp: open };
    const act = keys[event.key];
    if (act) {
      event.preventDefault(); // keeps caret and text, and does not submit the form
      act();
    } else if (event.key === 'Enter') close();
  };
  const onInput = (): void => {
    setReached(theField);
    open();
  };
  const onFocus = (): void => {
    if (opensOnFocus) open();
  };
  useField(inputRef, popup, { listId, onKey, onInput, onFocus, onLeave: close });
  useActiveOption(inputRef, {
    isOpen,
    listId,
    activeId: active < 0 ? null : idOf(active),
    button: reached.button,
  });

  return { isOpen, active, choose };
}

interface FieldEvents {
  readonly listId: string;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onInput: () => void;
  readonly onFocus: () => void;
  /** The focus goes elsewhere than into the list. */
  readonly onLeave: () => void;
}

/** Makes the field a combobox and listens to it. */
function useField(
  inputRef: ComboboxOptions['inputRef'],
  popup: ComboboxOptions['popup'],
  events: FieldEvents,
): void {
  const onKey = useEffectEvent(events.onKey);
  const onInput = useEffectEvent(events.onInput);
  const onBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const list = document.getElementById(events.listId);
    if (!(relatedTarget instanceof Node && list?.contains(relatedTarget))) events.onLeave();
  });
  const onFocus = useEffectEvent(events.onFocus);
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('focus', () => onFocus(), { signal });
    input.addEventListener('blur', (event) => onBlur(event), { signal });
    setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': popup });
    return () => listening.abort();
  }, [inputRef, popup]);
}

/** The place of the arrow keys: at an option, or at one of the buttons in its row. */
interface Reached {
  readonly index: number;
  readonly button: HTMLElement | null;
}

const theField: Reached = { index: -1, button: null };

const buttonsOf = (id: string): HTMLElement[] => [
  ...(document.getElementById(id)?.parentElement?.querySelectorAll('button') ?? []),
];

/** Right and left go through the buttons of a row and back to its option; Enter presses the reached one. */
function keysOfRow(
  buttons: readonly HTMLElement[],
  reached: HTMLElement | null,
  reach: (button: HTMLElement | null) => void,
): Record<string, () => void> {
  const at = placeOf(reached, buttons);
  const to = (place: number) => () => reach(buttons[place] ?? null);
  return {
    ...(at + 1 < buttons.length && { ArrowRight: to(at + 1) }),
    ...(at >= 0 && { ArrowLeft: to(at - 1), Enter: () => buttons[at]?.click() }),
  };
}

/** The place of the reached button; the last one is reached if it went, as minus does at nothing. -1 for the option itself. */
const placeOf = (button: HTMLElement | null, buttons: readonly HTMLElement[]): number =>
  button === null || buttons.includes(button)
    ? buttons.findIndex((one) => one === button)
    : buttons.length - 1;

/** A button gets an id when it is reached: its component needs none. */
let namedButtons = 0;

interface ActiveOption {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly activeId: string | null;
  readonly button: HTMLElement | null;
}

/** Tells assistive technology which list is open and which option or button is active, and keeps that in sight. */
function useActiveOption(
  inputRef: ComboboxOptions['inputRef'],
  { isOpen, listId, activeId, button }: ActiveOption,
): void {
  // After each rendering: a button may have gone with what it counts.
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const buttons = activeId === null || button === null ? [] : buttonsOf(activeId);
    const reached = buttons[placeOf(button, buttons)];
    const before = document.getElementById(listId)?.querySelector('[data-reached]');
    if (before !== reached) before?.removeAttribute('data-reached');
    if (reached) {
      reached.id ||= `${listId}-button-${(namedButtons += 1)}`;
      reached.setAttribute('data-reached', '');
    }
    setAttributes(input, {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': reached?.id ?? activeId,
    });
  });
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    const input = inputRef.current;
    return () => {
      if (input)
        setAttributes(input, {
          'aria-expanded': 'false',
          'aria-controls': null,
          'aria-activedescendant': null,
        });
    };
  }, [inputRef]);
}

/** Sets attributes that differ; null removes one. */
function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
