import { useState } from 'react';
import { maxBagsPerOrder, packOrder } from '@basket/domain';
import { ConfirmDialog, formatCount, InlineAlert, Stepper } from '@basket/ui';
import { useTold } from '@basket/web/told';
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
    done: () => `Packed in ${formatCount(bags, 'bag')}`,
    failed: 'Failed to pack',
  });
  return (
    <ConfirmDialog
      isOpen
      title="How many bags?"
      text="Afterwards nothing goes into the bags or out of them."
      confirmLabel="Packed"
      cancelLabel="Go back"
      isBusy={isBusy || isTicking}
      onConfirm={() => void run({ orderId, bags }, onClose)}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Stepper label="bags" size="l" min={1} max={maxBagsPerOrder} value={bags} onChange={setBags} />
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </div>
    </ConfirmDialog>
  );
}
