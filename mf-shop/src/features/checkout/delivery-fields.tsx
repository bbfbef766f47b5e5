import { useMemo } from 'react';
import { Field, Panel, TextArea } from '@basket/ui';
import { AddressField } from './address-field';
import { digitsOnly, fieldLimits, type DeliveryField } from './delivery-form';
import { LocateButton } from './locate-button';
import { googleMaps } from './maps-service';
import { SaveAddress } from './save-address';
import { SavedAddressChoice } from './saved-address-choice';
import { fieldId, type DeliveryFormState } from './use-delivery-form';
import styles from './delivery-fields.module.css';

export interface DeliveryFieldsProps {
  readonly delivery: DeliveryFormState;
  /** The store's public key; empty: no suggestions, and locating says why it cannot. */
  readonly mapsKey: string;
}

/** Where the order goes: five fields that must be filled, and a word to the rider. */
export function DeliveryFields({ delivery, mapsKey }: DeliveryFieldsProps) {
  const { values, errors, change } = delivery;
  const maps = useMemo(() => (mapsKey === '' ? null : googleMaps(mapsKey)), [mapsKey]);
  const field = (name: DeliveryField) => ({
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    maxLength: fieldLimits[name],
  });
  const digits = (name: 'pincode' | 'phone') => ({
    ...field(name),
    inputMode: 'numeric' as const,
    isNumeric: true,
    required: true,
    // Room for the spaces of a pasted number; what stays is digits.
    maxLength: 20,
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: digitsOnly(event.target.value, name) }),
  });
  return (
    <Panel title="Deliver to" actions={<LocateButton maps={maps} onFound={delivery.choosePlace} />}>
      <div className={styles.fields} {...delivery.focusHandlers}>
        <div className={styles.saved}>
          <SavedAddressChoice delivery={delivery} />
        </div>
        <AddressField delivery={delivery} maps={maps} />
        <Field
          {...field('city')}
          label="City"
          autoComplete="address-level2"
          required
          onChange={(event) => change({ city: event.target.value })}
        />
        <Field
          {...field('state')}
          label="State"
          autoComplete="address-level1"
          required
          onChange={(event) => change({ state: event.target.value })}
        />
        <Field {...digits('pincode')} label="Pincode" placeholder="6 digits" autoComplete="postal-code" />
        <Field
          {...digits('phone')}
          label="Phone"
          type="tel"
          placeholder="10 digits"
          autoComplete="tel-national"
          leading="+91"
        />
        <TextArea
          {...field('instructions')}
          label="Delivery instructions"
          isOptional
          className={styles.wide}
          rows={2}
          placeholder="Floor, landmark, where to leave it"
          onChange={(event) => change({ instructions: event.target.value })}
        />
        <div className={styles.saved}>
          <SaveAddress delivery={delivery} />
        </div>
      </div>
    </Panel>
  );
}
