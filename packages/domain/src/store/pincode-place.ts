import { isServedPincode } from './service-area';
import type { PublicStoreSettings } from './store-settings';

interface Place {
  readonly city: string;
  readonly state: string;
}

type Store = Pick<PublicStoreSettings, 'storeCity' | 'storeState' | 'storePincode' | 'servedPincodes'>;

/**
 * The first three digits of pincodes are a sorting district. These have places of two states, as Chandigarh with towns of
 * Punjab: beside the store's own pincode nothing is certain there.
 */
const districtsOfTwoStates = /^(?:160|24[467]|262|362|396|533|60[579]|673)$/;

const districtOf = (pincode: string): string => pincode.slice(0, 3);

/**
 * City and state of a pincode where the store's settings make them certain, else null: it is the store's own, or one that it serves in
 * the same sorting district. A served pincode elsewhere may be another town, as Noida is to a store in Delhi (rule: pincode-place).
 */
export function placeOfPincode(pincode: string, store: Store): Place | null {
  const { storeCity: city, storeState: state, storePincode } = store;
  if (city === '' || state === '' || pincode === '') return null;
  const district = districtOf(pincode);
  const isBeside =
    isServedPincode(pincode, store) &&
    district === districtOf(storePincode) &&
    !districtsOfTwoStates.test(district);
  return pincode === storePincode || isBeside ? { city, state } : null;
}

/** A form's initial values with the city and state of its pincode, as long as it has neither. */
export const withPlaceOf = <Form extends Place>(form: Form, pincode: string, store: Store): Form =>
  form.city === '' && form.state === '' ? { ...form, ...placeOfPincode(pincode, store) } : form;
