import { useState } from 'react';
import { emptyDelivery, type DeliveryAddress } from '@basket/domain';
import { useStoreSettings } from '@basket/web';
import { positionOf, useDeliveryFields } from '@basket/web/checkout';
import { knownAddresses, newAddress, type PhoneCustomer } from './customer';

/** The choice of an address that is not known yet. */
export const anotherAddress = 'another';

export type Delivery = ReturnType<typeof useDelivery>;

/** Where the order of a customer goes: to a known address, or to another one. */
export function useDelivery(
  customer: PhoneCustomer,
  send: (delivery: DeliveryAddress) => Promise<'leaving' | void>,
) {
  const store = useStoreSettings();
  const known = knownAddresses(customer);
  const [chosenId, setChosenId] = useState(known[0]?.addressId ?? anotherAddress);
  const chosen = known.find(({ addressId }) => addressId === chosenId) ?? null;
  const { address, city, state, pincode, phone } = chosen ?? newAddress(store, customer.phone);
  const { form, areaProblem, setPosition } = useDeliveryFields({
    initial: { ...emptyDelivery(), address, city, state, pincode, phone },
    initialPosition: positionOf(chosen),
    words: { whose: 'the' },
    send,
  });
  return {
    form,
    areaProblem,
    known,
    chosenId,
    choose: (addressId: string) => {
      const { instructions } = form.values;
      form.reset();
      form.change({ instructions });
      setPosition(undefined);
      setChosenId(addressId);
    },
  };
}
