import { useId, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { cx } from '../lib/cx';
import { t } from '../texts';
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
  /** Buttons at the right edge, in a grid only; they leave it open. */
  readonly buttons?: ReactNode;
  /** The title above the item and its neighbours of the same group, in a grid only. */
  readonly group?: string | undefined;
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
  /** The name of the buttons, which the right arrow key reaches ('ADD'). With it the list is a grid, whose items may have buttons and groups. */
  readonly buttonsName?: string | undefined;
  /** Class of the list. */
  readonly className?: string | undefined;
}

/** A list of suggestions below a text field. */
export function Suggestions(props: SuggestionsProps) {
  const { inputRef, label, items, isAsked, onChoose, opensOnFocus, buttonsName, className } = props;
  const listId = useId();
  const popup = buttonsName === undefined ? 'listbox' : 'grid';
  const { isOpen, active, choose } = useCombobox({
    inputRef,
    listId,
    count: items.length,
    popup,
    opensOnFocus,
    onChoose: (index) => {
      const item = items[index];
      if (item) onChoose(item.id);
    },
  });
  const hasButtons = items.some(({ buttons }) => Boolean(buttons));
  return (
    <>
      {isOpen && (
        <div
          id={listId}
          role={popup}
          aria-label={label}
          className={cx(styles.list, className)}
          // A press must not move the focus out of the field, which would close the list before the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          // Nor does a button that takes it, because the one beside it went, keep it.
          onFocus={() => inputRef.current?.focus({ preventScroll: true })}
        >
          {groupsOf(items).map(({ title, first, members }) => (
            <div key={first} role={title ? 'rowgroup' : 'presentation'} aria-label={title}>
              {title && (
                <div aria-hidden className={styles.group}>
                  {title}
                </div>
              )}
              {members.map((item, at) => {
                const index = first + at;
                const state = { id: optionId(listId, index), isActive: index === active };
                const Row = popup === 'grid' ? GridRow : Option;
                return <Row key={item.id} {...state} item={item} onChoose={() => choose(index)} />;
              })}
            </div>
          ))}
        </div>
      )}
      <span role="status">
        <VisuallyHidden>
          {isAsked && countText(items.length, isOpen, hasButtons ? buttonsName : undefined)}
        </VisuallyHidden>
      </span>
    </>
  );
}

interface Group {
  readonly title: string | undefined;
  /** Place of its first item in the list. */
  readonly first: number;
  readonly members: SuggestionItem[];
}

/** Neighbours of one group together. */
function groupsOf(items: readonly SuggestionItem[]): Group[] {
  const groups: Group[] = [];
  items.forEach((item, first) => {
    const last = groups.at(-1);
    if (last && last.title === item.group) last.members.push(item);
    else groups.push({ title: item.group, first, members: [item] });
  });
  return groups;
}

interface RowProps {
  readonly item: SuggestionItem;
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

const Option = ({ item, id, isActive, onChoose }: RowProps) => (
  <div id={id} role="option" aria-selected={isActive} className={styles.item} onClick={onChoose}>
    <Words {...item} />
  </div>
);

/** Two cells: the words, which are chosen, and the buttons, which are pressed. */
const GridRow = ({ item, id, isActive, onChoose }: RowProps) => (
  <div role="row" aria-selected={isActive} className={styles.item}>
    <div id={id} role="gridcell" className={styles.cell} onClick={onChoose}>
      <Words {...item} />
    </div>
    {item.buttons && (
      <div role="gridcell" className={styles.buttons}>
        {item.buttons}
      </div>
    )}
  </div>
);

const Words = ({ label, detail, leading, trailing }: SuggestionItem) => (
  <>
    {leading && <span className={styles.leading}>{leading}</span>}
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
    {trailing && <span className={styles.trailing}>{trailing}</span>}
  </>
);

function countText(n: number, isOpen: boolean, buttons: string | undefined): string {
  if (n === 0) return t('search.none');
  if (!isOpen) return ''; // nothing to announce once the list was closed
  return buttons === undefined ? t('search.count', { n }) : t('search.countAndButtons', { n, buttons });
}
