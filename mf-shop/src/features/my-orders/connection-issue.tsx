import { useEffect, useState } from 'react';
import { Banner, Button } from '@basket/ui';
import { t } from '../../texts';

const texts = {
  samples: () => t('myOrders.samplesShown'),
  seen: () => t('myOrders.seenShown'),
  nothing: () => t('myOrders.olderFailed'),
};

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
      title={t('myOrders.connectionIssue')}
      text={texts[of]()}
      action={
        onRetry && (
          <Button size="s" variant="quiet" onClick={onRetry}>
            {t('myOrders.tryAgain')}
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
