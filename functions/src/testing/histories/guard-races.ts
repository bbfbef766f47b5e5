import { categories, orders, personOf, products, profiles, publicSettings, type Role } from '@basket/domain';
import {
  aCategory,
  aProduct,
  aProfile,
  anAddress,
  draftOfCategory,
  draftOfProduct,
  someInstant,
  storeSettings,
} from '@basket/domain/testing';
import type { Timestamp } from 'firebase-admin/firestore';
import { editCustomerOperation } from '../../accounts/edit-customer.callable';
import { deleteCategoryOperation } from '../../catalogue/delete-category.callable';
import { saveCategoryOperation } from '../../catalogue/save-category.callable';
import { saveProductOperation } from '../../catalogue/save-product.callable';
import { placeOrderOperation } from '../../orders/placing/place-order.callable';
import { RefusedError } from '../../platform/errors';
import { saveSettingsOperation } from '../../store/save-settings.callable';
import { openSimulation, productDocument, settingsDocument, type Harness } from '../harness';
import { seededRandom } from './faults';

/** One round of a race on a database of its own or under names of its own; returns what must not have happened. */
export type GuardRace = (harness: Harness, round: string) => Promise<string[]>;

/** The answer of an operation; null when it came too late. */
const answerOf = <T>(attempt: Promise<T>): Promise<T | null> =>
  attempt.catch((error: unknown) => {
    if (error instanceof RefusedError && expectedRefusals.has(error.refusal.code)) return null;
    throw error;
  });
const expectedRefusals = new Set(['unknown_category', 'category_in_use', 'not_allowed', 'store_closed']);

const admins = (...uids: readonly string[]): Record<string, object> => ({
  ...Object.fromEntries(uids.map((uid) => [profiles.path(uid), aProfile({ role: 'admin' })])),
  'guards/admins': { uids },
});

const setRole = (harness: Harness, actor: string, uid: string, role: Role): Promise<unknown> => {
  const before = personOf(aProfile({ role: 'admin' }));
  return answerOf(harness.run(editCustomerOperation, actor, { uid, before, ...before, role }));
};

async function writtenAt(harness: Harness, path: string): Promise<Timestamp> {
  const { updateTime } = await harness.db.doc(path).get();
  if (!updateTime) throw new Error(`${path} does not exist`);
  return updateTime;
}

const isLater = (a: Timestamp, b: Timestamp): boolean => a.valueOf() > b.valueOf();

async function productsIn(harness: Harness, categoryId: string): Promise<number> {
  const { docs } = await harness.db
    .collection(products.collection)
    .where('categoryId', '==', categoryId)
    .get();
  return docs.length;
}

async function orphans(harness: Harness, ...categoryIds: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    categoryIds.map(async (id) => {
      const { exists } = await harness.db.doc(categories.path(id)).get();
      return exists
        ? []
        : Array<string>(await productsIn(harness, id)).fill(`a product in ${id}, which is gone`);
    }),
  );
  return found.flat();
}

/** A product is saved into a category that another admin deletes. */
const saveAgainstDelete: GuardRace = async (harness, round) => {
  const category = `x${round}`;
  await harness.seed({ ...admins('admin1', 'admin2'), [categories.path(category)]: aCategory() });
  await Promise.all([
    answerOf(
      harness.run(saveProductOperation, 'admin1', {
        kind: 'new',
        draft: draftOfProduct(aProduct({ name: `Tomato ${round}`, categoryId: category })),
        stockQuantity: 1,
      }),
    ),
    answerOf(harness.run(deleteCategoryOperation, 'admin2', { categoryId: category })),
  ]);
  return orphans(harness, category);
};

/** The products of a category move to one that another admin deletes. */
const moveAgainstDelete: GuardRace = async (harness, round) => {
  const [from, to] = [`x${round}`, `y${round}`];
  await harness.seed({
    ...admins('admin1', 'admin2'),
    [categories.path(from)]: aCategory(),
    [categories.path(to)]: aCategory({ name: 'Dairy' }),
    ...productDocument(`tomato${round}`, { categoryId: from }),
  });
  await Promise.all([
    answerOf(harness.run(deleteCategoryOperation, 'admin1', { categoryId: from, moveProductsTo: to })),
    answerOf(harness.run(deleteCategoryOperation, 'admin2', { categoryId: to })),
  ]);
  return orphans(harness, from, to);
};

/** An admin who is demoted goes on working. */
const workAgainstDemotion: GuardRace = async (harness, round) => {
  const admin = `ravi${round}`;
  await harness.seed(admins('admin1', admin));
  const save = (name: string) =>
    answerOf(
      harness.run(saveCategoryOperation, admin, {
        kind: 'new',
        draft: draftOfCategory(aCategory({ name: `${name} ${round}` })),
      }),
    );
  const [, ...saved] = await Promise.all([
    setRole(harness, 'admin1', admin, 'customer'),
    save('Millets'),
    save('Pulses'),
  ]);
  const demotedAt = await writtenAt(harness, profiles.path(admin));
  const times = saved.flatMap((one) => (one ? [writtenAt(harness, categories.path(one.categoryId))] : []));
  const late = (await Promise.all(times)).filter((at) => isLater(at, demotedAt));
  return late.map(() => 'an operation of an admin after the demotion');
};

/** Two admins demote each other, and a third one remains. */
const demoteEachOther: GuardRace = async (harness, round) => {
  const [one, other] = [`ravi${round}`, `asha${round}`];
  await harness.seed(admins('admin1', one, other));
  const answers = await Promise.all([
    setRole(harness, one, other, 'customer'),
    setRole(harness, other, one, 'customer'),
  ]);
  return answers.every(Boolean) ? ['both demotions'] : [];
};

/** The store closes while customers order. */
const orderAgainstClosing: GuardRace = async (harness, round) => {
  const customers = [`kiran${round}`, `meera${round}`];
  await harness.seed({
    ...admins('admin1'),
    ...settingsDocument(),
    ...Object.fromEntries(customers.map((uid) => [profiles.path(uid), aProfile()])),
    ...productDocument(`tomato${round}`, { pricePaise: 24_00 }),
  });
  const [, ...placed] = await Promise.all([
    harness.run(saveSettingsOperation, 'admin1', {
      before: storeSettings(),
      settings: storeSettings({ isOpen: false }),
    }),
    ...customers.map((uid) =>
      answerOf(
        harness.run(placeOrderOperation, uid, {
          lines: [{ productId: `tomato${round}`, optionIds: [], quantity: 2 }],
          delivery: anAddress(),
          paymentMethod: 'cod',
          expectedTotalPaise: 98_00,
        }),
      ),
    ),
  ]);
  const closedAt = await writtenAt(harness, publicSettings.path());
  const times = placed.flatMap((one) => (one ? [writtenAt(harness, orders.path(one.orderId))] : []));
  const late = (await Promise.all(times)).filter((at) => isLater(at, closedAt));
  return late.map(() => 'an order after closing');
};

export const guardRaces: Readonly<Record<string, GuardRace>> = {
  'a product is saved into a category that is deleted': saveAgainstDelete,
  'products move to a category that is deleted': moveAgainstDelete,
  'an admin works while being demoted': workAgainstDemotion,
  'two admins demote each other': demoteEachOther,
  'customers order while the store closes': orderAgainstClosing,
};

/** Each round has a database, and an order of events, of its own: `HISTORY_SEED=n` starts from another one. */
const firstSeed = Number(process.env['HISTORY_SEED'] ?? 20261121);

/** The findings of so many rounds of a race in the simulation, each with its seed. */
export async function runRounds(race: GuardRace, rounds: number): Promise<string[]> {
  const findings: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    const found = await race(openSimulation(someInstant, seededRandom(seed)), '');
    findings.push(...found.map((finding) => `seed ${seed}: ${finding}`));
  }
  return findings;
}
