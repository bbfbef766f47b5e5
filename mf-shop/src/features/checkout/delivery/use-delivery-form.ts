import { useCallback, useEffect, useState } from 'react';
import type { Coordinates, DeliveryAddress, SavedAddress } from '@basket/domain';
import { useSession } from '@basket/web';
import { positionOf, useDeliveryFields, type DeliveryFields } from '@basket/web/checkout';
import {
  forgetTyped,
  keepTyped,
  readTyped,
  useDeliveryPlace,
  type DeliveryPlace,
  type TypedAddress,
} from '@basket/web/places';
import type { LocatedAddress } from '../places/place-components';
import { deliveryStart } from '../../../account/delivery-start';
import { deliveryWords, isAddressComplete } from './delivery-form';

export interface DeliveryFormState extends Pick<DeliveryFields, 'form' | 'position' | 'areaProblem'> {
  /** The form is incomplete, and the profile that may complete it is still loading. */
  readonly isWaiting: boolean;
  /** The same of the address alone: its card is expected, and no form is shown that would make room for it a moment later. */
  readonly isAddressComing: boolean;
  /** Fills the form with a place of the maps service; fields that the service does not know keep their text. */
  readonly choosePlace: (place: LocatedAddress) => void;
  /** Says where the address is that the form holds now; a place that was chosen meanwhile stays. */
  readonly locate: (position: Coordinates) => void;
  /** Fills the form with a saved address. */
  readonly fill: (saved: SavedAddress) => void;
  /** The address was being typed when the page was left or loaded anew: its form is open again. */
  readonly isResumed: boolean;
}

const addressFields = ['address', 'city', 'state', 'pincode', 'phone'] as const;

/**
 * The address that was typed here before a reload, of this account and this place: with another place chosen in the header
 * the form begins anew. `keep` is told of every change.
 */
function useTypedDelivery(place: DeliveryPlace | null) {
  const uid = useSession((state) => state.user?.uid ?? '');
  const of = JSON.stringify([uid, place]);
  const [typed] = useState(() => (uid === '' ? null : readTyped('checkout', of)));
  const keep = useCallback(
    (next: TypedAddress) => {
      if (uid === '') return;
      if (Object.keys(next.fields).length === 0) forgetTyped('checkout');
      else keepTyped('checkout', of, next);
    },
    [uid, of],
  );
  return { typed, keep };
}

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
  const place = useDeliveryPlace();
  const start = deliveryStart(place, profile);
  const { typed, keep } = useTypedDelivery(place);
  const fields = useDeliveryFields({
    initial: start.form,
    initialPosition: positionOf(start.saved),
    typed,
    words: deliveryWords,
    send,
  });
  const { form, chosenPosition, setPosition } = fields;
  useEffect(
    () => keep({ fields: form.changed, ...(chosenPosition !== undefined && { position: chosenPosition }) }),
    [keep, form.changed, chosenPosition],
  );

  function choosePlace({ address, city, state, pincode, latitude, longitude }: LocatedAddress): void {
    const known = Object.entries({ address, city, state, pincode }).filter(([, text]) => text !== '');
    form.change(Object.fromEntries(known));
    setPosition({ latitude, longitude });
  }

  // The answer may come after a suggestion was chosen and before its render stops the search.
  const locate = useCallback((found: Coordinates) => setPosition((chosen) => chosen ?? found), [setPosition]);

  function fill(saved: SavedAddress): void {
    const { address, city, state, pincode, phone } = saved;
    form.change({ address, city, state, pincode, phone });
    setPosition(positionOf(saved));
  }

  return {
    ...fields,
    isWaiting: isProfileComing && !form.isValid,
    isAddressComing: isProfileComing && !isAddressComplete(form.values),
    choosePlace,
    locate,
    fill,
    isResumed: addressFields.some((field) => typed?.fields[field] !== undefined),
  };
}
