import type { ReactNode } from 'react';
import { Link } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { Brand } from '../layout/brand';
import { BasketDrawing } from './basket-drawing';
import styles from './accounts-frame.module.css';

/** Sign-in and sign-up have no header, footer or sidebar; a band with the promise instead. */
export function AccountsFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.band}>
        <div className={styles.brand}>
          <Link to={shopPages.home}>
            <Brand />
          </Link>
        </div>
        <p className={styles.promise}>
          Groceries in <b>30 minutes</b>
        </p>
        <BasketDrawing className={styles.picture} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        <p className={styles.foot}>
          By continuing you accept our <Link to="/terms">Terms</Link> and{' '}
          <Link to="/privacy">Privacy policy</Link>.
        </p>
      </main>
    </div>
  );
}
