import { useEffect, useEffectEvent, useId, useState, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { cx } from '../lib/cx';
import styles from './suggestions.module.css';

export interface SuggestionItem {
  /** Unlike every other of the list. */
  id: string;
  label: ReactNode;
  /** Below the label, quieter. */
  detail?: ReactNode;
  /** Before the label: a picture, an icon. */
  leading?: ReactNode;
  /** At the right edge: a price. */
  trailing?: ReactNode;
}

export interface SuggestionsProps {
  /** The text field that they belong to; it gets the role of a combobox. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Read out ('Products'). */
  label: string;
  items: readonly SuggestionItem[];
  /** Something was typed that suggestions could be about: without any, screen readers hear that. */
  isAsked: boolean;
  onChoose: (id: string) => void;
  /** Of the list, for its place. */
  className?: string | undefined;
}

/** Attributes that tie the field to the list; the field itself keeps whatever its owner gave it. */
function tie(input: HTMLInputElement, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) input.removeAttribute(name);
    else input.setAttribute(name, value);
  }
}

/** Whether the list shows, and which entry the arrows have come to; -1: none, Enter sends what was typed. */
function useListState(items: readonly SuggestionItem[]) {
  const [isWanted, setIsWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && items.length > 0;
  const at = isOpen && active < items.length ? active : -1;
  return {
    isOpen,
    active: at,
    move: (to: number) => setActive(to),
    open: () => setIsWanted(true),
    close: () => {
      setIsWanted(false);
      setActive(-1);
    },
  };
}

/** From the field (-1) through the entries and back, in a circle. */
const next = (active: number, count: number): number => (active + 1 >= count ? -1 : active + 1);
const previous = (active: number, count: number): number => (active < 0 ? count - 1 : active - 1);

/**
 * Suggestions below a text field (WAI-ARIA combobox with a list). The focus stays in the field: arrows move through the
 * list, Enter takes, Escape closes it and leaves the text. It ties itself to the field, so that its code may come later
 * than the field.
 */
export function Suggestions({ inputRef, label, items, isAsked, onChoose, className }: SuggestionsProps) {
  const listId = useId();
  const { isOpen, active, move, open, close } = useListState(items);
  const idOf = (index: number): string => `${listId}-${index}`;
  const activeId = active < 0 ? null : idOf(active);

  const choose = (item: SuggestionItem | undefined): void => {
    if (!item) return;
    close();
    onChoose(item.id);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || items.length === 0) return;
    const keys: Record<string, () => void> = isOpen
      ? {
          ArrowDown: () => move(next(active, items.length)),
          ArrowUp: () => move(previous(active, items.length)),
          Escape: close,
          ...(active >= 0 ? { Enter: () => choose(items[active]) } : {}),
        }
      : { ArrowDown: open, ArrowUp: open };
    const act = keys[event.key];
    if (act) {
      event.preventDefault(); // the caret stays, the text too, and the form is not sent
      act();
    } else if (event.key === 'Enter') close();
  });
  const onInput = useEffectEvent(() => {
    move(-1);
    open();
  });
  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return undefined;
    const key = (event: KeyboardEvent) => onKey(event);
    const typed = () => onInput();
    const left = () => onBlur();
    input.addEventListener('keydown', key);
    input.addEventListener('input', typed);
    input.addEventListener('blur', left);
    tie(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' });
    return () => {
      input.removeEventListener('keydown', key);
      input.removeEventListener('input', typed);
      input.removeEventListener('blur', left);
    };
  }, [inputRef]);

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return undefined;
    tie(input, {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': activeId,
    });
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () =>
      tie(input, { 'aria-expanded': 'false', 'aria-controls': null, 'aria-activedescendant': null });
  }, [inputRef, isOpen, listId, activeId]);

  return (
    <>
      {isOpen && (
        <ul
          id={listId}
          role="listbox"
          aria-label={label}
          className={cx(styles.list, className)}
          // A press must not take the focus from the field: the list would go before the press is over.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.map((item, index) => (
            <li
              key={item.id}
              id={idOf(index)}
              role="option"
              aria-selected={index === active}
              className={styles.item}
              onClick={() => choose(item)}
            >
              {item.leading && <span className={styles.leading}>{item.leading}</span>}
              <span className={styles.words}>
                <span className={styles.label}>{item.label}</span>
                {item.detail && <span className={styles.detail}>{item.detail}</span>}
              </span>
              {item.trailing && <span className={styles.trailing}>{item.trailing}</span>}
            </li>
          ))}
        </ul>
      )}
      <span role="status">
        <VisuallyHidden>{isAsked ? countText(items.length, isOpen) : ''}</VisuallyHidden>
      </span>
    </>
  );
}

function countText(count: number, isOpen: boolean): string {
  if (count === 0) return 'No suggestions';
  if (!isOpen) return ''; // closed on purpose
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
