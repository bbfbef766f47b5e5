import { useState } from 'react';
import { leavingSentences, type DeliveryPartner } from '@basket/domain';
import { Button, ConfirmDialog, IconPower } from '@basket/ui';
import { t } from '../texts';
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
        {t(isOnline ? 'availability.goOffline' : 'availability.goOnline')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('availability.goOfflineNow')}
        text={sentences.join(' ')}
        confirmLabel={t('availability.goOffline')}
        cancelLabel={t('availability.stayOnline')}
        isBusy={isBusy}
        onConfirm={() => void run({ isOnline: false }).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
