import styles from './skip-link.module.css';

export interface SkipLinkProps {
  /** The id of the main region, which takes focus (`tabIndex={-1}`). `main` where not told. */
  targetId?: string | undefined;
  /** 'Skip to content' where not told. */
  text?: string | undefined;
}

/** The first stop of the keyboard: past the header. Seen only with focus. */
export function SkipLink({ targetId = 'main', text = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${targetId}`}
      onClick={(event) => {
        // Focus moves without touching the address, which belongs to the router.
        const target = document.getElementById(targetId);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }}
    >
      {text}
    </a>
  );
}
