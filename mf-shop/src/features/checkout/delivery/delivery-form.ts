import { checkDelivery, type DeliveryForm } from '@basket/domain';
import { t } from '../../../texts';

/** The messages that are not the usual ones. */
export const deliveryWords = {
  get texts() {
    return {
      receiverName: { missing: t('checkout.receiverMissing'), tooLong: t('checkout.receiverTooLong') },
      receiverPhone: {
        missing: t('checkout.receiverPhoneMissing'),
        invalid: t('checkout.receiverPhoneInvalid'),
      },
      instructions: { tooLong: t('checkout.noteTooLong') },
    };
  },
};

/** Whether the address can be delivered to, whoever receives there. */
export const isAddressComplete = (form: DeliveryForm): boolean =>
  Object.keys(checkDelivery({ ...form, hasReceiver: false })).length === 0;
