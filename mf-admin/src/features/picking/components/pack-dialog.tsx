import { useState } from 'react';
import { maxBagsPerOrder, packOrder } from '@basket/domain';
import { ConfirmDialog, InlineAlert, Stepper } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';
import styles from '../picking.module.css';

export interface PackDialogProps {
  readonly orderId: string;
  /** Ticks are on their way: the server would still miss their lines. */
  readonly isTicking: boolean;
  readonly onClose: () => void;
}

/** Closes the bags and counts them, so that none stays at the counter. */
export function PackDialog({ orderId, isTicking, onClose }: PackDialogProps) {
  const [bags, setBags] = useState(1);
  const { run, failure, isBusy } = useTold(packOrder, {
    done: () => t('picking.packedIn', { n: bags }),
    failed: t('picking.packFailed'),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('picking.howManyBags')}
      text={t('picking.packText')}
      confirmLabel={t('picking.packed')}
      cancelLabel={t('picking.goBack')}
      isBusy={isBusy || isTicking}
      onConfirm={() => void run({ orderId, bags }, onClose)}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Stepper
          label={t('picking.bagsCounted')}
          size="l"
          min={1}
          max={maxBagsPerOrder}
          value={bags}
          onChange={setBags}
        />
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </div>
    </ConfirmDialog>
  );
}
