import { useState } from 'react';
import type { DeliveryAddress, SavedAddress } from '@basket/domain';
import { useForm, type Form } from '@basket/ui';
import { toast, useSession } from '@basket/web';
import type { Place, Position } from '../places/place-components';
import {
  checkDelivery,
  deliveryFromProfile,
  toDelivery,
  type DeliveryField,
  type DeliveryForm,
} from './delivery-form';

export interface DeliveryFormState {
  readonly form: Form<DeliveryForm>;
  /** The form is incomplete, and the profile that may complete it is still loading. */
  readonly isWaiting: boolean;
  /** Fills the form with a place of the maps service; fields that the service does not know keep their text. */
  readonly choosePlace: (place: Place) => void;
  /** Where the address is; null when nobody chose a place or shared a position, and it was not located. */
  readonly position: Position | null;
  /** Says where the address is that the form holds now. */
  readonly locate: (position: Position) => void;
  /** Fills the form with a saved address. */
  readonly fill: (saved: SavedAddress) => void;
}

/** A position belongs to an address: typing into one of these fields discards it. */
const placeFields: readonly DeliveryField[] = ['address', 'city', 'state', 'pincode'];

/**
 * The form of the address to deliver to. It begins with the profile's address, also when the profile loads late.
 *
 * @param send called with a complete address when the form is submitted
 */
export function useDeliveryForm(send: (address: DeliveryAddress) => Promise<void>): DeliveryFormState {
  const profile = useSession((state) => state.profile);
  const isProfileComing = useSession(({ isProvisional, error }) => isProvisional && error === null);
  const [position, setPosition] = useState<Position | null>(null);
  const form = useForm<DeliveryForm>({
    initial: deliveryFromProfile(profile),
    idPrefix: 'delivery-',
    check: checkDelivery,
    onInvalid: (message) => toast.error(message),
    onChange: (next) => {
      if (placeFields.some((field) => next[field] !== form.values[field])) setPosition(null);
    },
    send: (values) => send(toDelivery(values, position)),
  });

  function choosePlace({ address, city, state, pincode, latitude, longitude }: Place): void {
    const known = Object.entries({ address, city, state, pincode }).filter(([, text]) => text !== '');
    form.change(Object.fromEntries(known));
    setPosition({ latitude, longitude });
  }

  function fill({ address, city, state, pincode, phone, latitude, longitude }: SavedAddress): void {
    form.change({ address, city, state, pincode, phone });
    setPosition(latitude === null || longitude === null ? null : { latitude, longitude });
  }

  return {
    form,
    isWaiting: isProfileComing && !form.isValid,
    choosePlace,
    position,
    locate: setPosition,
    fill,
  };
}
