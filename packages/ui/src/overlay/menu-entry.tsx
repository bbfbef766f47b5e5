import type { ReactNode } from 'react';
import { Anchor, type LinkTarget } from '../lib/anchor';
import { IconCheck } from '../icons';
import { cx } from '../lib/cx';
import styles from './menu.module.css';

interface MenuItemLook {
  /** Unique within the menu. */
  readonly label: string;
  /** The language of a label in another one than the page's, as `lang` names it. */
  readonly lang?: string | undefined;
  readonly icon?: ReactNode;
  /** Red, for removing something. */
  readonly isDanger?: boolean | undefined;
}

/** An entry that runs an action. */
export interface MenuAction extends MenuItemLook {
  /** One of a set of choices, of which one is chosen. */
  readonly isChosen?: boolean | undefined;
  readonly onSelect: () => void;
}

/** An entry that is a link. */
export interface MenuLink extends MenuItemLook, LinkTarget {}

export type MenuItem = MenuAction | MenuLink | 'separator';

/** One line of a menu. `onChosen` is called before the entry acts. */
export function MenuEntry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  if (item === 'separator') return <hr className={styles.separator} />;
  const inside = (
    <>
      {item.icon}
      <span className={styles.label} lang={item.lang}>
        {item.label}
      </span>
    </>
  );
  const className = cx(styles.entry, item.isDanger && styles.danger);
  if ('to' in item)
    return (
      <Anchor
        to={item.to}
        as={item.as}
        role="menuitem"
        tabIndex={-1}
        className={className}
        onClick={onChosen}
      >
        {inside}
      </Anchor>
    );
  return (
    <button
      type="button"
      role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.isChosen}
      tabIndex={-1}
      className={className}
      onClick={() => {
        onChosen();
        item.onSelect();
      }}
    >
      {inside}
      {item.isChosen === true && <IconCheck />}
    </button>
  );
}
