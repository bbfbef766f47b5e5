import { storeSettings } from '../testing/builders';
import { placeOfPincode, withPlaceOf } from './pincode-place';

const bengaluru = { city: 'Bengaluru', state: 'Karnataka' };
const delhi = { storeCity: 'New Delhi', storeState: 'Delhi', storePincode: '110001' };
const chandigarh = { storeCity: 'Chandigarh', storeState: 'Chandigarh', storePincode: '160017' };

test.each([
  { desc: 'the own pincode', pincode: '560038', store: {}, place: bengaluru },
  { desc: 'a served one beside it', pincode: '560071', store: {}, place: bengaluru },
  {
    desc: 'the own pincode, which a list leaves out',
    pincode: '560038',
    store: { servedPincodes: ['560071'] },
    place: bengaluru,
  },
  { desc: 'one that is not served', pincode: '560099', store: {}, place: null },
  { desc: 'half a pincode', pincode: '5600', store: {}, place: null },
  { desc: 'no pincode of a store without one', pincode: '', store: { storePincode: '' }, place: null },
  {
    desc: 'Noida, served from Delhi',
    pincode: '201301',
    store: { ...delhi, servedPincodes: ['110001', '201301'] },
    place: null,
  },
  {
    desc: 'a town of Punjab, served from Chandigarh in the same district',
    pincode: '160055',
    store: { ...chandigarh, servedPincodes: ['160017', '160055'] },
    place: null,
  },
  {
    desc: 'the own pincode of a store in Chandigarh',
    pincode: '160017',
    store: chandigarh,
    place: { city: 'Chandigarh', state: 'Chandigarh' },
  },
  { desc: 'a store that says no city', pincode: '560038', store: { storeCity: '' }, place: null },
  { desc: 'a store that says no state', pincode: '560038', store: { storeState: '' }, place: null },
])('the place of $desc is $place (rule: pincode-place)', ({ pincode, store, place }) => {
  expect(placeOfPincode(pincode, storeSettings(store))).toEqual(place);
});

test.each([
  { form: { city: '', state: '' }, filled: bengaluru },
  { form: { city: 'Mysuru', state: '' }, filled: { city: 'Mysuru', state: '' } },
  { form: { city: '', state: 'Kerala' }, filled: { city: '', state: 'Kerala' } },
])('$form becomes $filled (rule: pincode-place)', ({ form, filled }) => {
  expect(withPlaceOf(form, '560038', storeSettings())).toEqual(filled);
});
