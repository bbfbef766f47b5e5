import { useEffect } from 'react';
import { ErrorPanel, Page } from '@basket/ui';
import { PageLoadError, usePageTitle } from '@basket/web';
import { notePageError } from '../page-errors/noted';
import { AreaError, type AreaFailedProps, type AreaFailure } from '../remotes/area-error';

const notStarted = 'It did not start properly. Please try again; the rest of the site works.';
/** Failures in which everything arrived, or something is known to be slow. */
const texts: Partial<Record<AreaFailure, string>> = {
  timeout: 'It took too long to answer. Please try again.',
  start: notStarted,
  contract: notStarted,
};

/** Where something did not arrive: the internet is to blame only if the browser has none. The file may be gone, or its site down. */
const notArrived = (): string =>
  navigator.onLine
    ? 'This part of the site is not available at the moment. Please try again.'
    : 'There seems to be no connection. Please check your internet and try again.';

/** Whether the area failed to load, one of its pages did, or it failed while running. */
export function words(name: string, error: Error): { title: string; text: string } {
  if (error instanceof AreaError)
    return {
      title: `The ${name} could not be loaded`,
      text: texts[error.failure] ?? notArrived(),
    };
  if (error instanceof PageLoadError) return { title: 'This page could not be loaded', text: notArrived() };
  return {
    title: `Something went wrong in the ${name}`,
    text: 'The rest of the site works. Please try again.',
  };
}

/** Shown instead of a failed area: what happened, and Retry. Everything around it works. */
export function AreaFailed({ name, error, onRetry }: Omit<AreaFailedProps, 'onShow'>) {
  usePageTitle('Not available');
  useEffect(() => notePageError(error), [error]);
  const { title, text } = words(name, error);
  return (
    <Page width="reading">
      <ErrorPanel headingLevel={1} title={title} text={text} onRetry={onRetry} retryLabel="Retry" />
    </Page>
  );
}
