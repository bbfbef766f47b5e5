import { retryRefund, type Refund, type Stored } from '@basket/domain';
import { Button, IconRefresh, ledgerRupees } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { isRetryable } from '../refund-texts';

/** Has a refund tried again at once. Renders nothing for a settled refund. */
export function RetryRefund({ refund }: { refund: Stored<Refund> }) {
  const retrying = useTold(retryRefund, {
    done: 'The refund is being tried again',
    failed: 'Failed to retry refund',
  });
  if (!isRetryable(refund)) return null;
  return (
    <Button
      variant="quiet"
      size="s"
      leading={<IconRefresh />}
      isBusy={retrying.isBusy}
      aria-label={`Retry refund of ${ledgerRupees(refund.amountPaise)}`}
      onClick={() => void retrying.run({ refundId: refund.id })}
    >
      Retry
    </Button>
  );
}
