import { useId, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { formatCount } from '../formats';
import { cx } from '../lib/cx';
import styles from './suggestions.module.css';
import { optionId, useCombobox } from './use-combobox';

export interface SuggestionItem {
  /** Unique within the list. */
  readonly id: string;
  readonly label: ReactNode;
  /** Below the label, in smaller type. */
  readonly detail?: ReactNode;
  /** Before the label: a picture, an icon. */
  readonly leading?: ReactNode;
  /** At the right edge: a price. */
  readonly trailing?: ReactNode;
}

export interface SuggestionsProps {
  /** The text field, which becomes a combobox. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Names the list for screen readers ('Products'). */
  readonly label: string;
  readonly items: readonly SuggestionItem[];
  /** Whether the text is long enough for suggestions, so that screen readers are told if there are none. */
  readonly isAsked: boolean;
  readonly onChoose: (id: string) => void;
  /** The list opens with the focus, before anything is typed. @default false */
  readonly opensOnFocus?: boolean | undefined;
  /** Class of the list. */
  readonly className?: string | undefined;
}

/** A list of suggestions below a text field. */
export function Suggestions(props: SuggestionsProps) {
  const { inputRef, label, items, isAsked, onChoose, opensOnFocus, className } = props;
  const listId = useId();
  const { isOpen, active, choose } = useCombobox({
    inputRef,
    listId,
    count: items.length,
    opensOnFocus,
    onChoose: (index) => {
      const item = items[index];
      if (item) onChoose(item.id);
    },
  });
  return (
    <>
      {isOpen && (
        <ul
          id={listId}
          role="listbox"
          aria-label={label}
          className={cx(styles.list, className)}
          // A press must not move the focus out of the field, which would close the list before the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.map((item, index) => (
            <li
              key={item.id}
              id={optionId(listId, index)}
              role="option"
              aria-selected={index === active}
              className={styles.item}
              onClick={() => choose(index)}
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
  return isOpen ? formatCount(count, 'suggestion') : ''; // nothing to announce once the list was closed
}
