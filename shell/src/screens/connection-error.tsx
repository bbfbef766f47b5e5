import { useState } from 'react';
import { Button, ErrorPanel, Page } from '@basket/ui';
import { session, usePageTitle } from '@basket/web';
import { t } from '../texts';

/** Shown if Auth does not answer. */
export function ConnectionError({ message }: { readonly message: string }) {
  usePageTitle(t('screens.connectionError'));
  const [isRefreshing, setIsRefreshing] = useState(false);
  async function refresh(): Promise<void> {
    setIsRefreshing(true);
    await session.refresh();
    setIsRefreshing(false);
  }
  return (
    <Page width="reading">
      <ErrorPanel
        headingLevel={1}
        title={t('screens.connectionError')}
        text={message}
        onRetry={() => void refresh()}
        isRetrying={isRefreshing}
        retryLabel={t('screens.refreshSession')}
        action={
          <Button variant="ghost" onClick={() => window.location.reload()}>
            {t('screens.refreshPage')}
          </Button>
        }
      />
    </Page>
  );
}
