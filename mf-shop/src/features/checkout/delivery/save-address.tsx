import { useState } from 'react';
import { addressLabelNames, addressLabels, isSamePlace, toDelivery, type AddressLabel } from '@basket/domain';
import { Button, Row, Segmented } from '@basket/ui';
import { forgetTyped } from '@basket/web/places';
import { keepAddress, useSavedAddresses } from '../../../account/saved-addresses';
import { t } from '../../../texts';
import { isAddressComplete } from './delivery-form';
import type { DeliveryFormState } from './use-delivery-form';

const labels = addressLabels.map((value) => ({
  value,
  get label() {
    return addressLabelNames[value];
  },
}));

/** Saves the address of the form for the next order; shown while it is complete and not saved yet. */
export function SaveAddress({ delivery }: { delivery: DeliveryFormState }) {
  const saved = useSavedAddresses();
  const [label, setLabel] = useState<AddressLabel>('home');
  const [isBusy, setIsBusy] = useState(false);
  const { form, position } = delivery;
  const isKept = saved.some((address) => isSamePlace(address, form.values));
  if (isKept || !isAddressComplete(form.values)) return null;

  async function save(): Promise<void> {
    const { address, city, state, pincode, phone, latitude, longitude } = toDelivery(form.values, position);
    setIsBusy(true);
    const isSaved = await keepAddress({ address, city, state, pincode, phone, latitude, longitude, label });
    if (isSaved) forgetTyped('checkout');
    setIsBusy(false);
  }

  return (
    <Row gap={3} justify="between">
      <Segmented label={t('checkout.addressKind')} options={labels} value={label} onChange={setLabel} />
      <Button variant="quiet" isBusy={isBusy} onClick={() => void save()}>
        {t('checkout.saveAddress')}
      </Button>
    </Row>
  );
}
