import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import styles from './page.module.css';

export interface PageProps {
  readonly children: ReactNode;
  /** wide: 1280 px; reading: 960 px; narrow: 560 px, for forms and the rider's screens. @default wide */
  readonly width?: 'wide' | 'reading' | 'narrow' | undefined;
  /** Space between the parts: `sections` 24 px, `panels` 16 px and 8 on phones. */
  readonly rhythm?: 'sections' | 'panels' | undefined;
}

/** The content of a page: maximum width, margins and spacing. Panels reach from edge to edge on phones. */
export function Page({ children, width = 'wide', rhythm = 'sections' }: PageProps) {
  return <div className={cx(styles.page, styles[width], styles[rhythm])}>{children}</div>;
}
