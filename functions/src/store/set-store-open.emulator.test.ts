import { openness, publicSettings, type PublicStoreSettings } from '@basket/domain';
import { someInstant, storeSettings } from '@basket/domain/testing';
import { runTask } from '../entry-points/run-task.task';
import { sweep } from '../entry-points/sweep.schedule';
import { UnitOfWork } from '../platform/database/unit-of-work';
import { readStoreSettings } from '../platform/store-settings';
import { freshHarness } from '../testing/fresh-harness';
import { profileDocument, refusalOf, settingsDocument } from '../testing/harness';
import { saveSettingsOperation } from './save-settings.callable';
import { setStoreOpenOperation } from './set-store-open.callable';

const minute = 60_000;
const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
  ...settingsDocument(),
}));
beforeEach(() => harness.setNow(someInstant));

const stored = () => harness.read<PublicStoreSettings>(publicSettings.path());
const pause = (pauseMinutes: number | null, uid = 'admin1') =>
  harness.run(setStoreOpenOperation, uid, { isOpen: false, pauseMinutes });
const counts = async () => {
  const { isOpen, reopensAt } = await readStoreSettings(new UnitOfWork(harness.services));
  return { isOpen, reopensAt };
};

test('a pause is over at its end, before anybody writes that (rule: store-pause)', async () => {
  await pause(30);
  const reopensAt = someInstant + 30 * minute;
  expect(await counts()).toEqual({ isOpen: false, reopensAt });
  harness.setNow(reopensAt - 1);
  expect(await counts()).toEqual({ isOpen: false, reopensAt });
  harness.setNow(reopensAt);
  expect(await counts()).toEqual({ isOpen: true, reopensAt: null });
  expect(await stored()).toMatchObject({ isOpen: false, reopensAt });
});

test('the task of a pause opens the store, and leaves a longer one (rule: store-pause)', async () => {
  await pause(30);
  await pause(60);
  const [first, second] = harness.queued.filter(({ task }) => task.kind === 'reopenStore').slice(-2);
  if (!first || !second) throw new Error('no task was sent');
  harness.setNow(first.dueAt);
  await runTask(first.task, first.dueAt, harness.services);
  expect(await stored()).toMatchObject({ isOpen: false, reopensAt: second.dueAt });
  harness.setNow(second.dueAt);
  await runTask(second.task, second.dueAt, harness.services);
  expect(await stored()).toMatchObject({ isOpen: true, reopensAt: null });
});

test('the sweep opens a store whose task was lost (rule: store-pause)', async () => {
  await pause(15);
  harness.setNow(someInstant + 15 * minute + 1);
  await sweep(harness.services);
  expect(await stored()).toMatchObject({ isOpen: true, reopensAt: null });
});

test('closed without an end stays closed, until it is opened', async () => {
  await pause(null);
  harness.setNow(someInstant + 365 * 24 * 60 * minute);
  await sweep(harness.services);
  expect(await counts()).toEqual({ isOpen: false, reopensAt: null });
  await harness.run(setStoreOpenOperation, 'admin1', { isOpen: true });
  expect(await counts()).toEqual({ isOpen: true, reopensAt: null });
});

test('saving other settings keeps a pause; opening the store there ends it (rule: store-pause)', async () => {
  await pause(30);
  const before = storeSettings({ isOpen: false });
  const settings = { ...before, storeCity: 'Mysuru' };
  await harness.run(saveSettingsOperation, 'admin1', { before, settings });
  expect(await stored()).toMatchObject({ storeCity: 'Mysuru', reopensAt: someInstant + 30 * minute });
  await harness.run(saveSettingsOperation, 'admin1', {
    before: settings,
    settings: { ...settings, isOpen: true },
  });
  expect(await stored()).toMatchObject({ isOpen: true, reopensAt: null });
  expect(openness(await stored(), someInstant)).toEqual({ kind: 'open' });
});

test('customers close no store', async () => {
  expect(await refusalOf(pause(30, 'customer1'))).toBe('not_allowed');
});
