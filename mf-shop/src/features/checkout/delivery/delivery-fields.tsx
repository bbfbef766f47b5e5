import { useMemo, useState } from 'react';
import { maxDeliveryLength, phoneDigits, typedPincode, type DeliveryField } from '@basket/domain';
import { Field, Panel, TextButton } from '@basket/ui';
import { PhoneField } from '../../../components/phone-field';
import { AddressCard, AddressCardSkeleton } from './address-card';
import { AddressField } from './address-field';
import { LocateButton } from '../places/locate-button';
import { googleMaps } from '../places/maps-service';
import { t } from '../../../texts';
import { useTypedPosition } from './use-typed-position';
import { isAddressComplete } from './delivery-form';
import { DeliveryNote } from './delivery-note';
import { ReceiverFields } from './receiver-fields';
import { SaveAddress } from './save-address';
import { SavedAddressChoice } from './saved-address-choice';
import type { DeliveryFormState } from './use-delivery-form';
import styles from './delivery-fields.module.css';

export interface DeliveryFieldsProps {
  readonly delivery: DeliveryFormState;
  /** The store's public key of the maps service; '' for none: no suggestions then, and locating reports the reason. */
  readonly mapsKey: string;
}

/**
 * Where the order goes, and the instructions for the rider. A known address is a card to be read, until somebody changes it; the
 * form stays open while it is used, and while the address is incomplete or outside the area.
 */
export function DeliveryFields({ delivery, mapsKey }: DeliveryFieldsProps) {
  const { form, areaProblem } = delivery;
  const [isOpen, setIsOpen] = useState(delivery.isResumed);
  const isKnown = isAddressComplete(form.values) && areaProblem === null;
  const isForm = isOpen || !isKnown;
  return (
    <Panel
      title={t('checkout.deliverTo')}
      actions={
        isKnown && (
          <TextButton
            aria-label={t(isForm ? 'checkout.doneChanging' : 'checkout.changeAddress')}
            aria-expanded={isForm}
            onClick={() => setIsOpen(!isForm)}
          >
            {t(isForm ? 'checkout.done' : 'checkout.change')}
          </TextButton>
        )
      }
    >
      <div className={styles.fields}>
        {delivery.isAddressComing && !isOpen ? (
          <AddressCardSkeleton className={styles.wide} />
        ) : isForm ? (
          <AddressForm delivery={delivery} mapsKey={mapsKey} onUsed={() => setIsOpen(true)} />
        ) : (
          <div className={styles.wide}>
            <AddressCard to={form.values} />
          </div>
        )}
        <ReceiverFields form={form} />
        <DeliveryNote form={form} />
      </div>
    </Panel>
  );
}

interface AddressFormProps extends DeliveryFieldsProps {
  /** Called when somebody enters it: what they type must not close it. */
  readonly onUsed: () => void;
}

/** The fields of the delivery address, all required, and the ways to fill them at once. */
function AddressForm({ delivery, mapsKey, onUsed }: AddressFormProps) {
  const { control } = delivery.form;
  const maps = useMemo(() => (mapsKey === '' ? null : googleMaps(mapsKey)), [mapsKey]);
  useTypedPosition(delivery, maps);
  const text = (name: DeliveryField) => ({ ...control(name), maxLength: maxDeliveryLength(name) });
  return (
    <div className={`${styles.fields} ${styles.wide}`} onFocus={onUsed}>
      <div className={styles.saved}>
        <SavedAddressChoice delivery={delivery} />
      </div>
      <div className={styles.wide}>
        <LocateButton maps={maps} onFound={delivery.choosePlace} />
      </div>
      <AddressField delivery={delivery} maps={maps} />
      <Field
        {...control('pincode', typedPincode)}
        error={control('pincode').error ?? delivery.areaProblem}
        label={t('checkout.pincode')}
        placeholder={t('checkout.sixDigits')}
        autoComplete="postal-code"
        inputMode="numeric"
        isNumeric
        required
      />
      <Field {...text('city')} label={t('checkout.city')} autoComplete="address-level2" required />
      <Field {...text('state')} label={t('checkout.state')} autoComplete="address-level1" required />
      <PhoneField {...control('phone', phoneDigits)} />
      <div className={styles.saved}>
        <SaveAddress delivery={delivery} />
      </div>
    </div>
  );
}
