import { IconArrowLeft, TextLink } from '@basket/ui';
import type { Role } from '@basket/domain';
import { Link } from '@basket/web';
import { useBackTarget } from '../navigation/use-back-target';
import styles from './back-row.module.css';

/** The Back button above the page on desktops, where the header has none. */
export function BackRow({ role }: { role: Role }) {
  const to = useBackTarget(role);
  if (to === null) return null;
  return (
    <div className={styles.row}>
      <TextLink as={Link} to={to} tone="ink" leading={<IconArrowLeft size={16} />}>
        Back
      </TextLink>
    </div>
  );
}
