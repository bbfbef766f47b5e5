import { useCallback, useState } from 'react';
import type { DeliveryAddress, SavedAddress } from '@basket/domain';
import { useForm, type Form } from '@basket/ui';
import { toast, useSession } from '@basket/web';
import { useDeliveryPlace } from '@basket/web/places';
import type { Place, Position } from '../places/place-components';
import {
  checkDelivery,
  deliveryStart,
  isAddressComplete,
  toDelivery,
  type DeliveryField,
  type DeliveryForm,
} from './delivery-form';

export interface DeliveryFormState {
  readonly form: Form<DeliveryForm>;
  /** The form is incomplete, and the profile that may complete it is still loading. */
  readonly isWaiting: boolean;
  /** The same of the address alone: its card is expected, and no form is shown that would make room for it a moment later. */
  readonly isAddressComing: boolean;
  /** Fills the form with a place of the maps service; fields that the service does not know keep their text. */
  readonly choosePlace: (place: Place) => void;
  /** Where the address is; null when nobody chose a place or shared a position, and it was not located. */
  readonly position: Position | null;
  /** Says where the address is that the form holds now; a place that was chosen meanwhile stays. */
  readonly locate: (position: Position) => void;
  /** Fills the form with a saved address. */
  readonly fill: (saved: SavedAddress) => void;
}

/** Where a saved address is, if that is known. */
function positionOf(saved: SavedAddress | null): Position | null {
  if (saved === null || saved.latitude === null || saved.longitude === null) return null;
  return { latitude: saved.latitude, longitude: saved.longitude };
}

/** A position belongs to an address: typing into one of these fields discards it. */
const placeFields: readonly DeliveryField[] = ['address', 'city', 'state', 'pincode'];

/**
 * The form of the address to deliver to. It begins with the place that was chosen before, else with the
 * profile's address, also when the profile loads late.
 *
 * @param send called with a complete address when the form is submitted
 */
export function useDeliveryForm(send: (address: DeliveryAddress) => Promise<void>): DeliveryFormState {
  const profile = useSession((state) => state.profile);
  const isProfileComing = useSession(
    ({ status, isProvisional, error }) => status === 'signed-in' && isProvisional && error === null,
  );
  const start = deliveryStart(useDeliveryPlace(), profile);
  /** Undefined until a place is chosen here or the start is changed. */
  const [chosenPosition, setPosition] = useState<Position | null | undefined>(undefined);
  const position = chosenPosition === undefined ? positionOf(start.saved) : chosenPosition;
  const form = useForm<DeliveryForm>({
    initial: start.form,
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

  // The answer may come after a suggestion was chosen and before its render stops the search.
  const locate = useCallback((found: Position) => setPosition((chosen) => chosen ?? found), [setPosition]);

  function fill(saved: SavedAddress): void {
    const { address, city, state, pincode, phone } = saved;
    form.change({ address, city, state, pincode, phone });
    setPosition(positionOf(saved));
  }

  return {
    form,
    isWaiting: isProfileComing && !form.isValid,
    isAddressComing: isProfileComing && !isAddressComplete(form.values),
    choosePlace,
    position,
    locate,
    fill,
  };
}
