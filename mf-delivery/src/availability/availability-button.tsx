import { useState } from 'react';
import { leavingSentences, type DeliveryPartner } from '@basket/domain';
import { Button, ConfirmDialog, IconPower } from '@basket/ui';
import styles from './availability-button.module.css';
import { useAvailability } from './use-availability';

export interface AvailabilityButtonProps {
  readonly partner: DeliveryPartner;
  /** On the deep green band. */
  readonly isOnBrand?: boolean;
}

/** Goes online or offline; with offers or orders in hand it asks first (rule: leaving-asked). */
export function AvailabilityButton({ partner, isOnBrand = false }: AvailabilityButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAvailability();
  const { isOnline } = partner;
  const sentences = leavingSentences(partner);
  return (
    <>
      <Button
        variant={isOnline ? 'ghost' : isOnBrand ? 'onBrand' : 'primary'}
        className={isOnline && isOnBrand ? styles.leave : undefined}
        leading={<IconPower />}
        isBusy={isBusy}
        onClick={() => {
          if (isOnline && sentences.length > 0) setAsking(true);
          else void run({ isOnline: !isOnline });
        }}
      >
        {isOnline ? 'Go Offline' : 'Go Online'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Go offline now?"
        text={sentences.join(' ')}
        confirmLabel="Go Offline"
        cancelLabel="Stay online"
        isBusy={isBusy}
        onConfirm={() => void run({ isOnline: false }).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
