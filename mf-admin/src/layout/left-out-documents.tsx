import { Banner } from '@basket/ui';
import { useLeftOutDocuments } from '@basket/web';
import { t } from '../texts';
import styles from './left-out-documents.module.css';

/** So many are named; a longer list helps nobody. */
const mostNamed = 5;

/** Says which documents the lists of this page leave out because they cannot be read (rule: damage-set-aside). */
export function LeftOutDocuments() {
  const paths = useLeftOutDocuments();
  if (paths.length === 0) return null;
  const n = paths.length;
  const names = paths.slice(0, mostNamed).join(', ');
  return (
    <div className={styles.notice}>
      <Banner
        tone="warning"
        title={t('layout.unreadable', { n })}
        text={
          n > mostNamed
            ? t('layout.leftOutMore', { names, more: n - mostNamed })
            : t('layout.leftOut', { n, names })
        }
      />
    </div>
  );
}
