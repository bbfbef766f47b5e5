import { useEffect } from 'react';
import { Button, ErrorPanel } from '@basket/ui';
import { notePageError } from '../page-errors/noted';
import { t } from '../texts';
import styles from './screens.module.css';

/** Shown if the shell itself fails. Depends on nothing that could fail too. */
export function ErrorScreen({ error }: { readonly error: Error }) {
  useEffect(() => notePageError(error), [error]);
  return (
    <main className={styles.full}>
      <ErrorPanel
        headingLevel={1}
        title={t('screens.error')}
        text={t('screens.errorText')}
        action={<Button onClick={() => window.location.reload()}>{t('screens.refreshPage')}</Button>}
      />
    </main>
  );
}
