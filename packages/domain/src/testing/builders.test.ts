import * as v from 'valibot';
import { withoutId } from '../basics/document';
import { categorySchema } from '../catalogue/category';
import { productSchema } from '../catalogue/product';
import { publishedProductSchema } from '../catalogue/published-catalogue';
import { assignmentSchema } from '../dispatch/assignment';
import { deliveryPartnerSchema } from '../dispatch/delivery-partner';
import { profileSchema } from '../identity/profile';
import { deliveryAddressSchema, orderSchema } from '../orders/order';
import { rolloutsIn } from '../store/rollouts';
import { publicStoreSettingsSchema } from '../store/store-settings';
import { withdrawalRequestSchema } from '../wallet/withdrawal-request';
import {
  aCategory,
  anAddress,
  anAssignment,
  anOrder,
  aPartner,
  aProduct,
  aProfile,
  aPublishedProduct,
  aRollout,
  aWithdrawal,
  storeSettings,
} from './builders';

test.each([
  { name: 'aProfile', schema: profileSchema, built: aProfile() },
  { name: 'aCategory', schema: categorySchema, built: aCategory() },
  { name: 'aProduct', schema: productSchema, built: aProduct() },
  { name: 'aPublishedProduct', schema: publishedProductSchema, built: aPublishedProduct() },
  { name: 'storeSettings', schema: publicStoreSettingsSchema, built: storeSettings() },
  { name: 'anAddress', schema: deliveryAddressSchema, built: anAddress() },
  { name: 'anOrder', schema: orderSchema, built: withoutId(anOrder()) },
  { name: 'aPartner', schema: deliveryPartnerSchema, built: withoutId(aPartner()) },
  { name: 'anAssignment', schema: assignmentSchema, built: withoutId(anAssignment()) },
  { name: 'aWithdrawal', schema: withdrawalRequestSchema, built: withoutId(aWithdrawal()) },
])('$name builds what its schema accepts', ({ schema, built }) => {
  expect(v.parse<v.GenericSchema>(schema, built)).toEqual(built);
});

test('aRollout builds what a list with it has', () => {
  const { id: _id, area: name, release: _release, ...rollout } = aRollout();
  expect(rolloutsIn({ remotes: [{ name, rollout }] })).toEqual([aRollout()]);
});
