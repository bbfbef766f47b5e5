import { useEffect } from 'react';
import { ErrorPanel } from '@basket/ui';
import { toast } from '../toast/toast';

export interface LoadFailedProps {
  /** The title that a person reads first, such as 'Failed to load orders'. */
  readonly title: string;
  /** The failure: an error of `useLoaded`, `useLiveDocument` or `useLiveQuery`. */
  readonly of: { readonly message: string; retry(): void };
}

/** Panel with Retry in the place of data that could not be loaded; its title is also shown as a toast. */
export function LoadFailed({ title, of }: LoadFailedProps) {
  useEffect(() => toast.error(title), [title]);
  return <ErrorPanel isCompact title={title} text={of.message} onRetry={() => of.retry()} />;
}
