import { useEffect, useState } from 'react';
import { Banner, Button } from '@basket/ui';

const texts = {
  samples: 'Showing sample data. Please ensure the database is properly set up.',
  seen: 'Showing the orders that this browser saw last. They may have moved on since.',
  nothing: 'Older orders could not be loaded.',
} as const;

export interface ConnectionIssueProps {
  /** Which orders are shown instead of current ones. */
  readonly of: keyof typeof texts;
  /** Absent if the connection retries by itself. */
  readonly onRetry: (() => void) | undefined;
}

/** Says that the orders below may be out of date (rule: last-orders-shown). */
export function ConnectionIssue({ of, onRetry }: ConnectionIssueProps) {
  return (
    <Banner
      tone="warning"
      title="Database Connection Issue"
      text={texts[of]}
      action={
        onRetry && (
          <Button size="s" variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    />
  );
}

/** Whether something has been true for `ms` without a break. */
export function useLasting(isTrue: boolean, ms: number): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isTrue, ms]);
  return isTrue && isLasting;
}
