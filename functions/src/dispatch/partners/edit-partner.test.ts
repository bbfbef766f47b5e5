import { deliveryPartners, type DeliveryPartner } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import {
  openSimulation,
  partnerDocuments,
  profileDocument,
  refusalOf,
  type Harness,
} from '../../testing/harness';
import { seededRandom } from '../../testing/histories/faults';
import { editPartnerOperation } from './edit-partner.callable';
import { setAvailabilityOperation } from './set-availability.callable';

let harness: Harness;
beforeEach(async () => {
  harness = openSimulation(someInstant, seededRandom(1));
  await harness.seed({
    ...profileDocument('admin1', { role: 'admin' }),
    ...partnerDocuments('partner1', { walletBalancePaise: 1500_00 }),
  });
});

const facts = { deliveryPartnerId: 'partner1', vehicleNumber: 'KA 01 AB 1234', rating: 4.6 };
const edit = (uid: string, changes: object = {}) =>
  harness.run(editPartnerOperation, uid, { ...facts, ...changes });
const partner = () => harness.read<DeliveryPartner>(deliveryPartners.path('partner1'));

test('an admin corrects vehicle and rating, and nothing else changes', async () => {
  const before = await partner();
  await edit('admin1');
  expect(await partner()).toEqual({ ...before, vehicleNumber: 'KA 01 AB 1234', rating: 4.6 });
  await edit('admin1', { vehicleNumber: '', rating: null });
  expect(await partner()).toMatchObject({ vehicleNumber: '', rating: null });
});

test.each([{ rating: 5.1 }, { rating: -1 }, { vehicleNumber: 'x'.repeat(21) }, { walletBalancePaise: 1 }])(
  '%j is refused and changes nothing (rule: strict-requests)',
  async (changes) => {
    const before = await partner();
    expect(await refusalOf(edit('admin1', changes))).toBe('invalid_request');
    expect(await partner()).toEqual(before);
  },
);

test('only admins, and only partners that exist', async () => {
  expect(await refusalOf(edit('partner1'))).toBe('not_allowed');
  expect(await refusalOf(edit('admin1', { deliveryPartnerId: 'nobody' }))).toBe('unknown_partner');
});

test('going online or offline is the last that was seen of a partner', async () => {
  await harness.run(setAvailabilityOperation, 'partner1', { isOnline: false });
  expect(await partner()).toMatchObject({ isOnline: false, lastSeenAt: someInstant });
});
