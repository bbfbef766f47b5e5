import { Anchor, type LinkLike } from '../lib/anchor';
import styles from './tab-links.module.css';

export interface TabLinksProps {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly label: string; readonly to: string }[];
  /** Key of the tab whose address is shown. */
  readonly current: string;
  readonly as?: LinkLike | undefined;
}

/** Tabs that are addresses, such as the filters of a list: plain links in a row, the current one marked. */
export function TabLinks({ label, items, current, as }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {items.map(({ key, label: text, to }) => (
        <Anchor
          key={key}
          to={to}
          as={as}
          className={styles.tab}
          aria-current={key === current ? 'page' : undefined}
        >
          {text}
        </Anchor>
      ))}
    </nav>
  );
}
