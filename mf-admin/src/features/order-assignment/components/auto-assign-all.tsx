import { useState } from 'react';
import { autoAssign, type DeliveryPartner, type ResponseOf, type Stored } from '@basket/domain';
import { Button, Dialog, IconZap } from '@basket/ui';
import { toast } from '@basket/web';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';
import styles from './auto-assign-all.module.css';
import { resultText, type AutoAssigned } from './auto-assign-result';

export interface AutoAssignAllProps {
  readonly hasWaiting: boolean;
  /** Names the partners of the result. */
  readonly partners: readonly Stored<DeliveryPartner>[];
}

/**
 * Lets the server offer every waiting order to its best partner, and lists what became of each. The button stays in place,
 * disabled, while no order waits, so that the page does not jump when the first one arrives.
 */
export function AutoAssignAll({ hasWaiting, partners }: AutoAssignAllProps) {
  const assigning = useTold(autoAssign, { failed: t('orderAssignment.autoAssignFailed') });
  const [shown, setShown] = useState<readonly AutoAssigned[]>([]);
  function tell({ assigned, orders }: ResponseOf<typeof autoAssign>): void {
    const options =
      orders.length > 0
        ? { action: { label: t('orderAssignment.eachOrder'), run: () => setShown(orders) } }
        : {};
    if (assigned > 0) toast.success(t('orderAssignment.assignedAll', { n: assigned }), options);
    else toast.info(t('orderAssignment.assignedNone'), options);
    // Somebody has to look after the others.
    if (assigned > 0 && assigned < orders.length) setShown(orders);
  }
  return (
    <>
      <Button
        size="s"
        leading={<IconZap />}
        isBusy={assigning.isBusy}
        disabled={!hasWaiting}
        onClick={() => void assigning.run({}, tell)}
      >
        {t('orderAssignment.autoAssignAll')}
      </Button>
      <Dialog
        isOpen={shown.length > 0}
        size="s"
        title={t('orderAssignment.autoAssignAll')}
        onClose={() => setShown([])}
      >
        <dl className={styles.results}>
          {shown.map((result) => (
            <div key={result.orderId}>
              <dt>{result.orderNumber}</dt>
              <dd>{resultText(result, partners)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
