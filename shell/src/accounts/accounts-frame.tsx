import type { ReactNode } from 'react';
import { bold } from '@basket/ui';
import { Link } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { Brand } from '../layout/brand';
import { rich } from '../texts';
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
        <p className={styles.promise}>{rich('accounts.promise', { b: bold })}</p>
        <BasketDrawing className={styles.picture} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        <p className={styles.foot}>
          {rich('accounts.accept', {
            terms: (inside) => <Link to="/terms">{inside}</Link>,
            privacy: (inside) => <Link to="/privacy">{inside}</Link>,
          })}
        </p>
      </main>
    </div>
  );
}
