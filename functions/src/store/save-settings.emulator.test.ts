import { publicSettings, type PublicStoreSettings } from '@basket/domain';
import { someInstant, storeSettings } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { profileDocument, refusalOf, settingsDocument } from '../testing/harness';
import { saveSettingsOperation } from './save-settings.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('admin2', { role: 'admin' }),
  ...settingsDocument(),
}));

const stored = () => harness.read<PublicStoreSettings>(publicSettings.path());
const save = (change: Partial<PublicStoreSettings>, before = storeSettings(), actor = 'admin1') =>
  harness.run(saveSettingsOperation, actor, { before, settings: { ...before, ...change } });

test('two admins who edit the settings: the second is told, and the first’s change stays (rule: edit-conflict)', async () => {
  await save({ deliveryChargePaise: 55_00 });
  expect(await refusalOf(save({ storeCity: 'Mysuru' }, storeSettings(), 'admin2'))).toBe('changed_meanwhile');
  expect(await stored()).toMatchObject({ deliveryChargePaise: 55_00 });
  await save({ storeCity: 'Mysuru' }, storeSettings({ deliveryChargePaise: 55_00 }), 'admin2');
  expect(await stored()).toMatchObject({ deliveryChargePaise: 55_00, storeCity: 'Mysuru' });
});

test('two admins save at once: one is told (rule: edit-conflict)', async () => {
  const outcomes = await Promise.allSettled([
    save({ deliveryChargePaise: 55_00 }),
    save({ storeCity: 'Mysuru' }, storeSettings(), 'admin2'),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a store without settings has the defaults to edit', async () => {
  await harness.db.doc(publicSettings.path()).delete();
  expect(await refusalOf(save({}, storeSettings({ storeName: 'Another' })))).toBe('changed_meanwhile');
});

test.each([
  { storePhone: 'abc' },
  { storePhone: '98450 1234' },
  { storeEmail: 'not-an-email' },
  { storePincode: 'abcdef' },
  { deliveryChargePaise: 10_000_01 },
  { freeDeliveryThresholdPaise: 10_00_000_01 },
  { serviceRadiusKm: 51 },
])('%j is refused (rule: settings-limits)', async (change) => {
  expect(await refusalOf(save(change))).toBe('invalid_request');
});

test('a value that was stored before a limit was set can be replaced, not kept (rule: settings-limits)', async () => {
  const old = storeSettings({ storePhone: 'abc' });
  await harness.db.doc(publicSettings.path()).set(old);
  expect(await refusalOf(save({ storeCity: 'Mysuru' }, old))).toBe('invalid_request');
  await save({ storePhone: '1800 123 4567' }, old);
  expect(await stored()).toMatchObject({ storePhone: '1800 123 4567' });
});
