import { useEffect, useState } from 'react';
import { ErrorPanel, Page } from '@basket/ui';
import { PageLoadError } from '@basket/web';
import { notePageError } from '../page-errors/noted';
import { renewShell } from '../renewal/renew-shell';
import { AreaLoading } from './area-loading';

export interface PageFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place of a page of the shell that failed: where a deploy has replaced its files, the present release comes by itself. */
export function PageFailed({ error, onRetry }: PageFailedProps) {
  const [isRenewing, setIsRenewing] = useState(error instanceof PageLoadError);
  useEffect(() => {
    notePageError(error);
    if (error instanceof PageLoadError) void renewShell().then(setIsRenewing);
  }, [error]);
  if (isRenewing) return <AreaLoading />;
  return (
    <Page width="reading">
      <ErrorPanel headingLevel={1} text={error.message} onRetry={onRetry} />
    </Page>
  );
}
