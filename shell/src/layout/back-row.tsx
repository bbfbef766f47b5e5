import { IconArrowLeft, TextLink } from '@basket/ui';
import { Link } from '@basket/web';
import styles from './back-row.module.css';

/** The Back button above the page on desktops, where the header has none. */
export function BackRow({ to }: { to: string | null }) {
  if (to === null) return null;
  return (
    <div className={styles.row}>
      <TextLink as={Link} to={to} tone="ink" leading={<IconArrowLeft size={16} />}>
        Back
      </TextLink>
    </div>
  );
}
