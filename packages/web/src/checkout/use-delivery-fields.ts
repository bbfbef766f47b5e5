import { useState } from 'react';
import {
  checkDelivery,
  isPincode,
  refusalText,
  toDelivery,
  withPlaceOf,
  type Coordinates,
  type DeliveryAddress,
  type DeliveryForm,
  type FieldWords,
} from '@basket/domain';
import { useForm } from '@basket/ui';
import { toast, useStoreSettings } from '@basket/web';
import { areaObstacle } from '../places/after-first-view';
import type { TypedAddress } from '../places/typed-address';

interface DeliveryFieldsOptions {
  readonly initial: DeliveryForm;
  /** Where the address is that the form begins with, if that is known. */
  readonly initialPosition: Coordinates | null;
  /** Changes from before a reload. @default null */
  readonly typed?: TypedAddress | null;
  readonly words: FieldWords<keyof DeliveryAddress>;
  /** Called with a complete address when the form is submitted. */
  readonly send: (address: DeliveryAddress) => Promise<'leaving' | void>;
}

export type DeliveryFields = ReturnType<typeof useDeliveryFields>;

/** Where an address is, if that is known. */
export const positionOf = (address: Pick<DeliveryAddress, keyof Coordinates> | null): Coordinates | null =>
  address === null || address.latitude === null || address.longitude === null
    ? null
    : { latitude: address.latitude, longitude: address.longitude };

/** A position belongs to an address: typing into one of these fields discards it. */
const placeFields = ['address', 'city', 'state', 'pincode'] as const;

/** The form of the address that an order goes to, and where that is. */
export function useDeliveryFields(options: DeliveryFieldsOptions) {
  const { initial, initialPosition, typed, words, send } = options;
  const store = useStoreSettings();
  const [chosenPosition, setPosition] = useState<Coordinates | null | undefined>(typed?.position);
  const position = chosenPosition === undefined ? initialPosition : chosenPosition;
  const [typedPincode, setTypedPincode] = useState(typed?.fields.pincode);
  const form = useForm<DeliveryForm>({
    // Filled in below what somebody typed or emptied (rule: pincode-place).
    initial: withPlaceOf(initial, typedPincode ?? initial.pincode, store),
    resumed: typed?.fields,
    idPrefix: 'delivery-',
    check: (values) => checkDelivery(values, words),
    onInvalid: (message) => toast.error(message),
    onChange: (next) => {
      if (next.pincode !== form.values.pincode) setTypedPincode(next.pincode);
      if (placeFields.some((field) => next[field] !== form.values[field])) setPosition(null);
    },
    send: (values) => send(toDelivery(values, position)),
  });
  const { pincode } = form.values;
  const place = { pincode, latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
  const obstacle = isPincode(pincode) ? areaObstacle(place, store) : null;
  return {
    form,
    /** Where the address is; null when nobody chose a place or shared a position, and it was not located. */
    position,
    /** Undefined until a place is chosen here or the first address is changed. */
    chosenPosition,
    setPosition,
    /** Says as soon as the address is known to be elsewhere what the server would answer to the order; null otherwise. */
    areaProblem: obstacle && refusalText(obstacle, { pincode }),
  };
}
