import { retryRefund, type Refund, type Stored } from '@basket/domain';
import { Button, IconRefresh, ledgerRupees } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { t } from '../../texts';
import { isRetryable } from '../refund-texts';

/** Has a refund tried again at once. Renders nothing for a settled refund. */
export function RetryRefund({ refund }: { refund: Stored<Refund> }) {
  const retrying = useTold(retryRefund, {
    done: t('refunds.retried'),
    failed: t('refunds.retryFailed'),
  });
  if (!isRetryable(refund)) return null;
  return (
    <Button
      variant="quiet"
      size="s"
      leading={<IconRefresh />}
      isBusy={retrying.isBusy}
      aria-label={t('refunds.retryOf', { amount: ledgerRupees(refund.amountPaise) })}
      onClick={() => void retrying.run({ refundId: refund.id })}
    >
      {t('refunds.retry')}
    </Button>
  );
}
