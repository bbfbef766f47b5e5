import { useEffect } from 'react';
import { ErrorPanel, Page } from '@basket/ui';
import { PageLoadError, usePageTitle } from '@basket/web';
import { notePageError } from '../page-errors/noted';
import { AreaError, type AreaFailedProps, type AreaFailure } from '../remotes/area-error';
import { t } from '../texts';

const notStarted = (): string => t('screens.notStarted');
/** Failures in which everything arrived, or something is known to be slow. */
const texts: Partial<Record<AreaFailure, () => string>> = {
  timeout: () => t('screens.tooSlow'),
  start: notStarted,
  contract: notStarted,
};

/** Where something did not arrive: the internet is to blame only if the browser has none. The file may be gone, or its site down. */
const notArrived = (): string => t(navigator.onLine ? 'screens.notArrived' : 'screens.noConnection');

/** Whether the area failed to load, one of its pages did, or it failed while running. */
export function words(name: string, error: Error): { title: string; text: string } {
  if (error instanceof AreaError)
    return { title: t('screens.areaNotLoaded', { name }), text: (texts[error.failure] ?? notArrived)() };
  if (error instanceof PageLoadError) return { title: t('screens.pageNotLoaded'), text: notArrived() };
  return { title: t('screens.areaBroke', { name }), text: t('screens.restWorks') };
}

/** Shown instead of a failed area: what happened, and Retry. Everything around it works. */
export function AreaFailed({ name, error, onRetry }: Omit<AreaFailedProps, 'onShow'>) {
  usePageTitle(t('screens.notAvailable'));
  useEffect(() => notePageError(error), [error]);
  const { title, text } = words(name, error);
  return (
    <Page width="reading">
      <ErrorPanel
        headingLevel={1}
        title={title}
        text={text}
        onRetry={onRetry}
        retryLabel={t('screens.retry')}
      />
    </Page>
  );
}
