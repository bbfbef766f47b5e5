import { useState } from 'react';
import type { Assignment, Stored } from '@basket/domain';
import { Button, ConfirmDialog, IconPackage, Muted } from '@basket/ui';
import { useOnline } from '@basket/web';
import { useToldRun } from '@basket/web/told';
import { useStep } from '../../waiting-steps/use-steps';
import { unitCount } from '../assignment-facts';
import { t } from '../../texts';

/**
 * Sets the order out for delivery, after a look at its number and the number of items. While the store picks, it waits for closed
 * bags (rule: packed-handed); without a network nobody here knows whether they are closed by now.
 */
export function PickUp({ assignment }: { readonly assignment: Stored<Assignment> }) {
  const [isAsking, setIsAsking] = useState(false);
  const picking = useToldRun(useStep(), {
    done: (outcome) => (outcome === 'sent' ? t('assignments.statusUpdated') : null),
    failed: t('assignments.statusUpdateFailed'),
  });
  const isOnline = useOnline();
  const { orderId, orderNumber, packing } = assignment;
  const awaitsBags = isOnline && packing !== null && packing.packedAt === null;

  return (
    <>
      {awaitsBags && <Muted>{t('assignments.stillPacking')}</Muted>}
      <Button
        size="l"
        isBlock
        leading={<IconPackage />}
        disabled={awaitsBags}
        onClick={() => setIsAsking(true)}
      >
        {t('assignments.pickUp', { number: orderNumber })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('assignments.isThis', { number: orderNumber })}
        text={t('assignments.pickUpText', { n: unitCount(assignment), customer: assignment.customerName })}
        confirmLabel={t('assignments.haveIt')}
        cancelLabel={t('assignments.notYet')}
        isBusy={picking.isBusy}
        onConfirm={() =>
          void picking.run({ operation: 'pickUp', orderNumber, input: { orderId } }, () => setIsAsking(false))
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
