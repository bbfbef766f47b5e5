import styles from './divider.module.css';

/** A line between two parts of a panel. */
export function Divider() {
  return <hr className={styles.divider} />;
}
