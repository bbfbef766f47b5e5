import { useMemo } from 'react';
import { Button, Field, IconCheck, Panel, TextArea } from '@basket/ui';
import { AddressField } from '../places/address-field';
import { LocateButton } from '../places/locate-button';
import { googleMaps } from '../places/maps-service';
import { useTypedPosition } from '../places/use-typed-position';
import { digitsOnly, maxLengthOf, type DeliveryField } from './delivery-form';
import { deliveryNotes, hasNote, withNote } from './delivery-notes';
import { SaveAddress } from './save-address';
import { SavedAddressChoice } from './saved-address-choice';
import type { DeliveryFormState } from './use-delivery-form';
import styles from './delivery-fields.module.css';

export interface DeliveryFieldsProps {
  readonly delivery: DeliveryFormState;
  /** The store's public key of the maps service; '' for none: no suggestions then, and locating reports the reason. */
  readonly mapsKey: string;
}

/** The fields of the delivery address, five of them required, and the instructions for the rider. */
export function DeliveryFields({ delivery, mapsKey }: DeliveryFieldsProps) {
  const { control } = delivery.form;
  const maps = useMemo(() => (mapsKey === '' ? null : googleMaps(mapsKey)), [mapsKey]);
  useTypedPosition(delivery, maps);
  const text = (name: DeliveryField) => ({ ...control(name), maxLength: maxLengthOf(name) });
  const digits = (name: 'pincode' | 'phone') => ({
    ...control(name, (typed) => digitsOnly(typed, name)),
    inputMode: 'numeric' as const,
    isNumeric: true,
    required: true,
    // Allows the spaces of a pasted number, of which only the digits are kept.
    maxLength: 20,
  });
  return (
    <Panel title="Deliver to" actions={<LocateButton maps={maps} onFound={delivery.choosePlace} />}>
      <div className={styles.fields}>
        <div className={styles.saved}>
          <SavedAddressChoice delivery={delivery} />
        </div>
        <AddressField delivery={delivery} maps={maps} />
        <Field {...text('city')} label="City" autoComplete="address-level2" required />
        <Field {...text('state')} label="State" autoComplete="address-level1" required />
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
          {...text('instructions')}
          label="Delivery instructions"
          isOptional
          className={styles.wide}
          rows={2}
          placeholder="Floor, landmark, where to leave it"
        />
        <Notes delivery={delivery} />
        <div className={styles.saved}>
          <SaveAddress delivery={delivery} />
        </div>
      </div>
    </Panel>
  );
}

/** Frequent instructions, each in one tap. */
function Notes({ delivery: { form } }: Pick<DeliveryFieldsProps, 'delivery'>) {
  const { instructions } = form.values;
  return (
    <div role="group" aria-label="Frequent instructions" className={styles.notes}>
      {deliveryNotes.map((note) => {
        const isChosen = hasNote(instructions, note);
        return (
          <Button
            key={note}
            size="s"
            variant="quiet"
            aria-pressed={isChosen}
            leading={isChosen ? <IconCheck size={16} /> : undefined}
            onClick={() => form.change({ instructions: withNote(instructions, note, !isChosen) })}
          >
            {note}
          </Button>
        );
      })}
    </div>
  );
}
