import {
  defaultStoreSettings,
  lastGoodSettings,
  publicSettings,
  withoutEndedPause,
  withoutId,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import { atomically, stableJson } from './database/atomically';
import type { UnitOfWork } from './database/unit-of-work';
import { refused } from './errors';
import type { Services } from './services';

/** The store's settings without a pause that is over, or the defaults before an admin has saved any. */
export async function readStoreSettings(unit: UnitOfWork): Promise<PublicStoreSettings> {
  const stored = await readStoredSettings(unit);
  return stored ? withoutEndedPause(withoutId(stored), unit.now()) : defaultStoreSettings;
}

/**
 * The settings as they are stored; null before an admin has saved any. While they are damaged, those that were last good
 * (rule: settings-kept): one document must not close the shop.
 *
 * @throws refusal `damaged_record` when no good ones are known
 */
export async function readStoredSettings(unit: UnitOfWork): Promise<Stored<PublicStoreSettings> | null> {
  const stored = await unit.getOrDamaged(publicSettings);
  return stored === 'damaged' ? readLastGood(unit) : stored;
}

async function readLastGood(unit: UnitOfWork): Promise<Stored<PublicStoreSettings>> {
  const kept = await unit.getSound(lastGoodSettings);
  if (!kept) throw refused('damaged_record', { collection: 'storeSettings' });
  return kept;
}

/** Copies the settings, if they parse, to where the shop finds them while they do not. */
export async function keepGoodSettings(run: Services): Promise<void> {
  await atomically(run, null, async (unit) => {
    const [stored, kept] = await Promise.all([
      unit.getOrDamaged(publicSettings),
      unit.getOrDamaged(lastGoodSettings),
    ]);
    if (!stored || stored === 'damaged') return;
    const settings = withoutId(stored);
    if (kept && kept !== 'damaged' && stableJson(withoutId(kept)) === stableJson(settings)) return;
    unit.put(lastGoodSettings.path(), settings);
  });
}
