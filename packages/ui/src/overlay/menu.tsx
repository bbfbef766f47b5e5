import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { MenuEntry, type MenuItem } from './menu-entry';
import styles from './menu.module.css';
import { useMenuPopover, type MenuAlign } from './use-menu-popover';

/** Props to spread onto the button that opens the menu: a `Button`, `IconButton` or `<button>`. */
export interface MenuTriggerProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Names the menu. */
  readonly label: string;
  /** Entries from top to bottom; `'separator'` draws a line. Dangerous ones come last. */
  readonly items: readonly MenuItem[];
  /** Renders the button. */
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  /** Which edges of button and menu are aligned. @default end */
  readonly align?: MenuAlign | undefined;
  /** Above the entries: the signed-in user. */
  readonly header?: ReactNode;
  /** Keeps the menu open or closed from outside, where its button may be drawn anew meanwhile. @default its own state */
  readonly control?: MenuControl | undefined;
}

/** The entry that the focus goes to when the menu opens; null while it is closed. */
export type MenuOpened = 'first' | 'last' | null;

export interface MenuControl {
  readonly opened: MenuOpened;
  readonly onOpened: (opened: MenuOpened) => void;
}

/**
 * A button and its menu. Arrow keys, Home and End move, Escape closes and returns the focus,
 * a press outside and Tab close. Choosing closes first, so that a dialog opened by the entry returns the focus to the button.
 */
export function Menu({ label, items, trigger, align = 'end', header, control }: MenuProps) {
  const [ownOpened, setOwnOpened] = useState<MenuOpened>(null);
  const { opened, onOpened: setOpened } = control ?? { opened: ownOpened, onOpened: setOwnOpened };
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const isOpen = opened !== null;
  const menuRef = useMenuPopover({ opened, align, triggerRef, onDismiss: () => setOpened(null) });

  const closeToTrigger = () => {
    setOpened(null);
    triggerRef.current?.focus();
  };

  return (
    <>
      {trigger({
        ref: triggerRef,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? menuId : undefined,
        onClick: () => setOpened(isOpen ? null : 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {isOpen && (
        <div
          ref={menuRef}
          id={menuId}
          popover="manual"
          className={styles.popover}
          onKeyDown={(event) => moveByKey(event, { onEscape: closeToTrigger, onTab: () => setOpened(null) })}
        >
          {header && <div className={styles.header}>{header}</div>}
          <div role="menu" aria-label={label}>
            {items.map((item, index) => (
              <MenuEntry
                key={item === 'separator' ? index : item.label}
                item={item}
                onChosen={closeToTrigger}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** Moves the focus between the entries of the menu in which the key was pressed. */
function moveByKey(event: KeyboardEvent<HTMLElement>, on: { onEscape: () => void; onTab: () => void }): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const now = entries.findIndex((entry) => entry === document.activeElement);
  const target = {
    ArrowDown: entries[(now + 1) % entries.length],
    ArrowUp: entries.at(now <= 0 ? -1 : now - 1),
    Home: entries[0],
    End: entries.at(-1),
  }[event.key];
  if (event.key === 'Tab') on.onTab();
  if (event.key !== 'Escape' && !target) return;
  // The same Escape must not close a dialog around the menu.
  event.preventDefault();
  event.stopPropagation();
  if (target) target.focus();
  else on.onEscape();
}
