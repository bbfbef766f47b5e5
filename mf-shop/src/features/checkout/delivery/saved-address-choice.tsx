import { addressLabelNames, isSamePlace } from '@basket/domain';
import { IconBriefcase, IconHouse, IconMapPin, RadioGroup } from '@basket/ui';
import { useSavedAddresses } from '../../../account/saved-addresses';
import { t } from '../../../texts';
import type { DeliveryFormState } from './use-delivery-form';

const icons = { home: <IconHouse />, work: <IconBriefcase />, other: <IconMapPin /> } as const;

/** The saved addresses: one tap fills the form. Renders nothing if there are none. */
export function SavedAddressChoice({ delivery }: { delivery: DeliveryFormState }) {
  const saved = useSavedAddresses();
  if (saved.length === 0) return null;
  const chosen = saved.find((address) => isSamePlace(address, delivery.form.values));
  return (
    <RadioGroup
      legend={t('checkout.savedAddresses')}
      variant="cards"
      options={saved.map(({ addressId, label, address, city }) => ({
        value: addressId,
        label: addressLabelNames[label],
        hint: `${address}, ${city}`,
        icon: icons[label],
      }))}
      value={chosen?.addressId ?? null}
      onChange={(addressId) => {
        const address = saved.find((known) => known.addressId === addressId);
        if (address) delivery.fill(address);
      }}
    />
  );
}
