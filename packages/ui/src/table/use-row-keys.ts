import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** The props by which a row is reached with arrow keys. */
export interface RowKeys {
  readonly tabIndex: 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLTableRowElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
}

/** The row to which a key leads; undefined for any other key. */
function rowAt(key: string, row: HTMLTableRowElement): Element | null | undefined {
  const rows = row.parentElement?.querySelectorAll(':scope > tr[tabindex]') ?? [];
  const at = [...rows].indexOf(row);
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1] ?? null;
    case 'ArrowUp':
      return rows[at - 1] ?? null;
    case 'Home':
      return rows[0];
    case 'End':
      return rows[rows.length - 1];
    default:
      return undefined;
  }
}

/**
 * Rows that arrow keys, Home and End move between, and that Enter opens. Tab reaches one of them: where the keys were last, first
 * the first row. Keys pressed in a control of a row stay the control's.
 *
 * @param keys of the rows, in their order
 * @param onOpen undefined: the rows are not reached
 */
export function useRowKeys(
  keys: readonly string[],
  onOpen: ((key: string) => void) | undefined,
): (key: string) => RowKeys | undefined {
  const [reached, setReached] = useState<string | null>(null);
  if (!onOpen) return () => undefined;
  const stop = reached !== null && keys.includes(reached) ? reached : keys[0];
  return (key) => ({
    tabIndex: key === stop ? 0 : -1,
    onFocus: ({ target, currentTarget }) => {
      if (target === currentTarget) setReached(key);
    },
    onKeyDown: (event) => {
      const { target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (target !== currentTarget || ctrlKey || metaKey || altKey || shiftKey) return;
      const next = rowAt(event.key, currentTarget);
      if (next === undefined && event.key !== 'Enter') return;
      event.preventDefault();
      if (next === undefined) onOpen(key);
      else if (next instanceof HTMLElement) next.focus();
    },
  });
}
