import { IconArrowLeft, TextLink } from '@basket/ui';
import type { Role } from '@basket/domain';
import { Link } from '@basket/web';
import { useBack } from '../navigation/use-back';
import { t } from '../texts';
import styles from './back-row.module.css';

/** The Back button above the page on desktops, where the header has none. */
export function BackRow({ role }: { role: Role }) {
  const back = useBack(role);
  if (back === null) return null;
  return (
    <div className={styles.row}>
      <TextLink as={Link} {...back} tone="ink" leading={<IconArrowLeft size={16} />}>
        {t('layout.back')}
      </TextLink>
    </div>
  );
}
