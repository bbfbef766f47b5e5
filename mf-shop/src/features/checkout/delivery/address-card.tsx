import { addressLabelNames, isSamePlace, type DeliveryForm } from '@basket/domain';
import { formatPhone, IconMapPin, LoadingRegion, Skeleton } from '@basket/ui';
import { useSavedAddresses } from '../../../account/saved-addresses';
import { t } from '../../../texts';
import styles from './address-card.module.css';

/** The address that the order goes to, to be read and not typed. */
export function AddressCard({ to }: { to: DeliveryForm }) {
  const label = useSavedAddresses().find((saved) => isSamePlace(saved, to))?.label;
  return (
    <div className={styles.card}>
      <IconMapPin />
      <address className={styles.words}>
        <p>
          {label && <b>{addressLabelNames[label]} </b>}
          <span>{to.address}</span>
        </p>
        <p>
          <span>
            {to.city}, {to.state} {to.pincode}
          </span>{' '}
          <span className={styles.phone}>{formatPhone(to.phone)}</span>
        </p>
      </address>
    </div>
  );
}

/** The card before the profile is there that has the address. */
export function AddressCardSkeleton({ className }: { className?: string | undefined }) {
  return (
    <LoadingRegion label={t('checkout.addressLoading')} className={className}>
      <div className={styles.card}>
        <IconMapPin />
        <div className={styles.words}>
          <Skeleton width="threeQuarters" />
          <Skeleton width="half" />
        </div>
      </div>
    </LoadingRegion>
  );
}
