import { checkDelivery, type DeliveryForm } from '@basket/domain';

/** The messages that are not the usual ones. */
export const deliveryWords = {
  texts: {
    receiverName: {
      missing: 'Please fill in the receiver’s name',
      tooLong: 'Please shorten the receiver’s name',
    },
    receiverPhone: {
      missing: 'Please fill in the receiver’s phone',
      invalid: 'Phone must be 10 digits and begin with 6, 7, 8 or 9',
    },
    instructions: { tooLong: 'Please shorten your delivery instructions' },
  },
};

/** Whether the address can be delivered to, whoever receives there. */
export const isAddressComplete = (form: DeliveryForm): boolean =>
  Object.keys(checkDelivery({ ...form, hasReceiver: false })).length === 0;
