import { useEffect, useState } from 'react';
import {
  addressDraftSchema,
  addressLabelNames,
  addressLabels,
  cleanLine,
  fieldErrors,
  isPincode,
  isSamePlace,
  limitsOf,
  phoneDigits,
  typedPincode,
  type AddressDraft,
  type AddressLabel,
  type SavedAddress,
} from '@basket/domain';
import { Button, Checkbox, Field, nextFieldOnEnter, Segmented, Sheet, Stack, useForm } from '@basket/ui';
import { useStoreSettings } from '@basket/web';
import { areaObstacle, forgetTyped, keepTyped, type TypedAddress } from '@basket/web/places';
import { keepAddress } from '../../account/saved-addresses';
import { PhoneField } from '../../components/phone-field';
import { t } from '../../texts';

const formId = 'address-sheet';
/** A hint and no error: such an address is kept, because the area may grow (rule: where-to). */
export const notServedYet = () => t('profile.notServedYet');
const labels = addressLabels.map((value) => ({
  value,
  get label() {
    return addressLabelNames[value];
  },
}));

type Fields = Pick<AddressDraft, 'address' | 'city' | 'state' | 'pincode' | 'phone'>;

const cleaned = ({ address, city, state, pincode, phone }: Fields): Fields => ({
  address: cleanLine(address),
  city: cleanLine(city),
  state: cleanLine(state),
  pincode,
  phone,
});

export interface AddressSheetProps {
  /** The address that is edited; null for a new one. */
  readonly saved: SavedAddress | null;
  readonly phone: string;
  /** The address that was typed here before a reload; null for nothing. */
  readonly typed: TypedAddress | null;
  /** A key that tells whose and which address this is: `readTyped`. */
  readonly of: string;
  readonly onClose: () => void;
}

/** Adds an address, or edits one. Where it is stays known only while it is the same place. */
export function AddressSheet({ saved, phone, typed, of, onClose }: AddressSheetProps) {
  const [label, setLabel] = useState<AddressLabel>(typed?.label ?? saved?.label ?? 'home');
  const store = useStoreSettings();
  const [isDefault, setIsDefault] = useState(typed?.isDefault ?? saved?.isDefault ?? false);
  const form = useForm<Fields>({
    initial: saved ? cleaned(saved) : { address: '', city: '', state: '', pincode: '', phone },
    resumed: typed?.fields,
    idPrefix: 'saved-',
    check: (values) => fieldErrors(addressDraftSchema, cleaned(values), { whose: 'the' }),
    send: async (values) => {
      const place = cleaned(values);
      const isKnown = saved !== null && isSamePlace(saved, place);
      const draft: AddressDraft = {
        ...place,
        label,
        isDefault,
        latitude: isKnown ? saved.latitude : null,
        longitude: isKnown ? saved.longitude : null,
        ...(saved && { addressId: saved.addressId }),
      };
      if (await keepAddress(draft)) close();
    },
  });
  useEffect(() => {
    if (Object.keys(form.changed).length > 0)
      keepTyped('profile', of, { fields: form.changed, label, isDefault });
  }, [of, form.changed, label, isDefault]);
  function close(): void {
    forgetTyped('profile');
    onClose();
  }
  const { pincode } = form.values;
  const isOutside =
    isPincode(pincode) && areaObstacle({ pincode, latitude: null, longitude: null }, store) !== null;
  const text = (name: 'address' | 'city' | 'state') => ({
    ...form.control(name),
    maxLength: limitsOf(addressDraftSchema.entries[name]).maxLength,
    required: true,
  });
  return (
    <Sheet
      isOpen
      onClose={close}
      isLightDismiss={!form.isDirty}
      title={t(saved ? 'profile.editAddress' : 'profile.addAddress')}
      footer={
        <Button type="submit" form={formId} size="l" isBlock isBusy={form.isBusy}>
          {t('profile.saveAddress')}
        </Button>
      }
    >
      <Stack as="form" gap={4} id={formId} {...form.props} onKeyDown={nextFieldOnEnter}>
        <Segmented label={t('profile.kind')} options={labels} value={label} onChange={setLabel} isBlock />
        <Field {...text('address')} label={t('profile.address')} autoComplete="street-address" />
        <Field {...text('city')} label={t('profile.city')} autoComplete="address-level2" />
        <Field {...text('state')} label={t('profile.state')} autoComplete="address-level1" />
        <Field
          {...form.control('pincode', typedPincode)}
          label={t('profile.pincode')}
          placeholder={t('profile.sixDigits')}
          hint={isOutside && notServedYet()}
          autoComplete="postal-code"
          inputMode="numeric"
          isNumeric
          required
        />
        <PhoneField {...form.control('phone', phoneDigits)} />
        <Checkbox
          label={t('profile.deliverByDefault')}
          checked={isDefault}
          onChange={({ target }) => setIsDefault(target.checked)}
        />
      </Stack>
    </Sheet>
  );
}
