import { IconArrowLeft, TextLink } from '@basket/ui';
import { Link } from '@basket/web';
import styles from './back-row.module.css';

/** The shared Back button where the header has none: above the page, on desktops. */
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
