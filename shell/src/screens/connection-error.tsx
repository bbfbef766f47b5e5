import { useState } from 'react';
import { Button, ErrorPanel, Page } from '@basket/ui';
import { session, usePageTitle } from '@basket/web';

/** Shown if Auth does not answer. */
export function ConnectionError({ message }: { readonly message: string }) {
  usePageTitle('Connection Error');
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
        title="Connection Error"
        text={message}
        onRetry={() => void refresh()}
        isRetrying={isRefreshing}
        retryLabel="Refresh Authentication"
        action={
          <Button variant="ghost" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        }
      />
    </Page>
  );
}
