import { useEffect } from 'react';
import { ErrorPanel } from '@basket/ui';
import { toast } from '@basket/web';

export interface LoadFailedProps {
  /** The message of the spec: 'Failed to load orders'. */
  readonly title: string;
  /** What failed: anything that listens or loads. */
  readonly of: { readonly message: string; retry(): void };
}

/** In the place of what could not be loaded; told by a toast as well (spec section 8). */
export function LoadFailed({ title, of }: LoadFailedProps) {
  useEffect(() => toast.error(title), [title]);
  return <ErrorPanel isCompact title={title} text={of.message} onRetry={() => of.retry()} />;
}
