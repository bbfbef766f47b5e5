import { useState } from 'react';
import {
  deliveryAddressSchema,
  fieldErrors,
  isPincode,
  refusalText,
  serviceObstacle,
  type DeliveryAddress,
} from '@basket/domain';
import { toast, useStoreSettings } from '@basket/web';
import { useForm, type Form } from '@basket/ui';
import { knownAddresses, newAddress, type KnownAddress, type PhoneCustomer } from './customer';

export type DeliveryForm = Omit<DeliveryAddress, 'latitude' | 'longitude' | 'receiverName' | 'receiverPhone'>;

/** The choice of an address that is not known yet. */
export const anotherAddress = 'another';

export interface Delivery {
  readonly form: Form<DeliveryForm>;
  readonly known: readonly KnownAddress[];
  readonly chosenId: string;
  readonly choose: (addressId: string) => void;
  /** Why the store does not deliver there, as soon as the pincode is complete. */
  readonly areaProblem: string | null;
}

/** Where the order of a customer goes: to a known address, or to another one. */
export function useDelivery(
  customer: PhoneCustomer,
  send: (delivery: DeliveryAddress) => Promise<'leaving' | void>,
): Delivery {
  const store = useStoreSettings();
  const known = knownAddresses(customer);
  const [chosenId, setChosenId] = useState(known[0]?.addressId ?? anotherAddress);
  const chosen = known.find(({ addressId }) => addressId === chosenId);
  const {
    addressId: _id,
    latitude: _latitude,
    longitude: _longitude,
    ...first
  } = chosen ?? {
    ...{ addressId: '', latitude: null, longitude: null },
    ...newAddress(store, customer.phone),
  };
  const form = useForm<DeliveryForm>({
    initial: { ...first, instructions: '' },
    idPrefix: 'delivery-',
    check: (values) => fieldErrors(deliveryAddressSchema, values, { whose: 'the' }),
    onInvalid: (message) => toast.error(message),
    send: (values) => send({ ...values, ...positionFor(chosen, values) }),
  });
  const { pincode } = form.values;
  const hasArea = store.storePincode !== '' || store.servedPincodes.length > 0;
  const obstacle =
    !isPincode(pincode) || !hasArea
      ? null
      : serviceObstacle({ pincode, ...positionFor(chosen, form.values) }, store);

  return {
    form,
    known,
    chosenId,
    choose: (addressId) => {
      const { instructions } = form.values;
      form.reset();
      form.change({ instructions });
      setChosenId(addressId);
    },
    areaProblem: obstacle && refusalText(obstacle, { pincode }),
  };
}

/** A known position counts for the address that it belongs to. */
function positionFor(
  chosen: KnownAddress | undefined,
  { address, pincode }: DeliveryForm,
): Pick<DeliveryAddress, 'latitude' | 'longitude'> {
  const isSame = chosen?.address === address && chosen.pincode === pincode;
  return isSame
    ? { latitude: chosen.latitude, longitude: chosen.longitude }
    : { latitude: null, longitude: null };
}
