import type { ReactNode } from 'react';
import styles from './band.module.css';

/** The deep green header of a screen, legible in sunlight. Full width on phones. */
export const Band = ({ children }: { children: ReactNode }) => <div className={styles.band}>{children}</div>;
