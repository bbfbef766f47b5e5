import { hourMs, openness, publicSettings, type PublicStoreSettings } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { openSimulation, settingsDocument } from '../testing/harness';
import { seededRandom } from '../testing/histories/faults';
import { reopenStore } from './reopen-store';

/** It is 11 pm in India. */
const afterClosing = someInstant + 11 * hourMs;

async function openShop(settings: Partial<PublicStoreSettings>) {
  const harness = openSimulation(afterClosing, seededRandom(1));
  await harness.seed(settingsDocument({ openingTime: '07:00:00', closingTime: '22:00:00', ...settings }));
  const stored = () => harness.read<PublicStoreSettings>(publicSettings.path());
  expect(openness(await stored(), afterClosing)).toMatchObject({ kind: 'closed' });
  return { stored, reopen: () => reopenStore(harness.services) };
}

describe('only the end of a pause is stored: what else closes a store does not outlast its reason (rule: store-pause)', () => {
  test('a pause that ends outside the hours leaves an open switch', async () => {
    const { stored, reopen } = await openShop({ isOpen: false, reopensAt: afterClosing });
    const before = await stored();
    expect(await reopen()).toBe(true);
    expect(await stored()).toEqual({ ...before, isOpen: true, reopensAt: null });
  });

  test.each([
    { desc: 'closed by its hours alone', settings: {} },
    { desc: 'switched off', settings: { isOpen: false } },
    { desc: 'still paused', settings: { isOpen: false, reopensAt: afterClosing + 1 } },
  ])('a store that is $desc stays as it is', async ({ settings }) => {
    const { stored, reopen } = await openShop(settings);
    const before = await stored();
    expect(await reopen()).toBe(false);
    expect(await stored()).toEqual(before);
  });
});
