import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { formatNumber } from '../formats';
import { Anchor, type LinkLike } from '../lib/anchor';
import { moveFocus } from './move-focus';
import styles from './tabs.module.css';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: string;
  /** How many there are behind it. */
  count?: number | undefined;
}

export interface TabsProps<Key extends string> {
  /** Names the choice: 'Partners and withdrawals'. */
  label: string;
  items: readonly TabItem<Key>[];
  current: Key;
  onChange: (key: Key) => void;
  /** What the current tab shows. Only the panel of the current tab exists. */
  children?: ReactNode;
}

/**
 * Tabs that change what is shown below. Arrow keys, Home and End move and choose; one Tab press leads on into the
 * panel. For tabs that are addresses take `TabLinks`.
 */
export function Tabs<Key extends string>({ label, items, current, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const moved = moveFocus(event, list.current, '[role=tab]', 'horizontal');
    const item = moved === null ? undefined : items[moved];
    if (item) onChange(item.key);
  };

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => {
          const isCurrent = item.key === current;
          return (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${id}-${item.key}`}
              className={styles.tab}
              aria-selected={isCurrent}
              aria-controls={isCurrent && children != null ? `${id}-panel` : undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onChange(item.key)}
            >
              <TabText label={item.label} count={item.count} />
            </button>
          );
        })}
      </div>
      {children != null && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
          {children}
        </div>
      )}
    </>
  );
}

export interface TabLinksProps {
  label: string;
  items: readonly (TabItem & { to: string })[];
  current: string;
  as?: LinkLike | undefined;
}

/** Tabs that are addresses (filters of a list): plain links in a row, the current one marked. */
export function TabLinks({ label, items, current, as }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {items.map((item) => (
        <Anchor
          key={item.key}
          to={item.to}
          as={as}
          className={styles.tab}
          aria-current={item.key === current ? 'page' : undefined}
        >
          <TabText label={item.label} count={item.count} />
        </Anchor>
      ))}
    </nav>
  );
}

function TabText({ label, count }: Pick<TabItem, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </>
  );
}
