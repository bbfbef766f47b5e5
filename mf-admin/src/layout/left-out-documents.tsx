import { Banner } from '@basket/ui';
import { useLeftOutDocuments } from '@basket/web';
import styles from './left-out-documents.module.css';

/** So many are named; a longer list helps nobody. */
const mostNamed = 5;

/** Says which documents the lists of this page leave out because they cannot be read (rule: damage-set-aside). */
export function LeftOutDocuments() {
  const paths = useLeftOutDocuments();
  if (paths.length === 0) return null;
  const named = paths.slice(0, mostNamed).join(', ');
  const more = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : '';
  return (
    <div className={styles.notice}>
      <Banner
        tone="warning"
        title={paths.length === 1 ? '1 document cannot be read' : `${paths.length} documents cannot be read`}
        text={`Lists leave out ${named}${more} until somebody repairs ${paths.length === 1 ? 'it' : 'them'}.`}
      />
    </div>
  );
}
