import { t } from '../texts';
import styles from './skip-link.module.css';

/** The first tab stop: skips the header. Visible only with focus. The main region must have the id `main`. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        // Moves the focus without changing the address, which belongs to the router.
        const target = document.getElementById('main');
        if (!target) return;
        event.preventDefault();
        target.focus();
      }}
    >
      {t('feedback.skip')}
    </a>
  );
}
