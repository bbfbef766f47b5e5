import styles from './skip-link.module.css';

/** The first stop of the keyboard: skips the header. Visible only with focus. The page's main region has the id `main`. */
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
      Skip to content
    </a>
  );
}
