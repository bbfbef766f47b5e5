import { retryRefund, type Refund, type Stored } from '@basket/domain';
import { Button, IconRefresh, ledgerRupees } from '@basket/ui';
import { failureText, toast, useOperation } from '@basket/web';
import { isRetryable } from '../refund-texts';

/** Has a refund tried again at once. Renders nothing for a settled refund. */
export function RetryRefund({ refund }: { refund: Stored<Refund> }) {
  const retrying = useOperation(retryRefund);
  if (!isRetryable(refund)) return null;

  async function retry(): Promise<void> {
    try {
      await retrying.run({ refundId: refund.id });
      toast.success('The refund is being tried again');
    } catch (error) {
      toast.error(failureText('Failed to retry refund', error));
    }
  }

  return (
    <Button
      variant="quiet"
      size="s"
      leading={<IconRefresh />}
      isBusy={retrying.isBusy}
      aria-label={`Retry refund of ${ledgerRupees(refund.amountPaise)}`}
      onClick={() => void retry()}
    >
      Retry
    </Button>
  );
}
