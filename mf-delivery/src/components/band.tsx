import type { ReactNode } from 'react';
import styles from './band.module.css';

/** The deep green head of a screen: what matters most in the sun. Reaches from edge to edge on phones. */
export const Band = ({ children }: { children: ReactNode }) => <div className={styles.band}>{children}</div>;
