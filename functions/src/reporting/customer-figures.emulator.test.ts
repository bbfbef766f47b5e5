import { customerFigures, dayMs, startOfIndiaDay, type Role } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { editCustomerOperation } from '../accounts/edit-customer.callable';
import { Turns } from '../platform/instance/turns';
import { freshHarness } from '../testing/fresh-harness';
import { personAt, profileDocument, settingsDocument } from '../testing/harness';
import { closeCustomers } from './customer-figures';
import { readDashboardOperation } from './read-dashboard.callable';

const today = startOfIndiaDay(someInstant);
const daysAgo = (days: number): number => today - days * dayMs;
/** The same moment of the last month is noon of 20 October. */
const registered = {
  ...{ longAgo: Date.UTC(2025, 0, 5), lastMonth: Date.UTC(2026, 9, 10), sameDay: Date.UTC(2026, 9, 20, 4) },
  ...{ laterThen: Date.UTC(2026, 9, 20, 9), recently: daysAgo(3) + 1, yesterday: daysAgo(1), now: today + 1 },
};

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin', createdAt: registered.recently }),
  ...Object.assign(
    {},
    ...Object.entries(registered).map(([uid, createdAt]) => profileDocument(uid, { createdAt })),
  ),
}));

let later = someInstant;
beforeEach(() => {
  later = someInstant;
});
/** The dashboard's figures of customers, counted now. */
async function look() {
  harness.setNow((later += 11_000));
  const figures = await harness.run(readDashboardOperation, 'admin1', {});
  const { totalCustomers, customersGrowthPercent } = figures;
  return { totalCustomers, customersGrowthPercent, reads: harness.logged.at(-1)?.reads };
}
const setRole = async (uid: string, role: Role, services = harness.services) => {
  const before = await personAt(harness, uid);
  return harness.run(editCustomerOperation, 'admin1', { ...before, uid, role, before }, { services });
};
/** The services of another instance, which waits for none of this one's requests. */
const elsewhere = () => harness.with({ turns: new Turns() });
const figures = async () => (await harness.db.doc(customerFigures.path()).get()).data();

test('customers counted by day are those of the profiles (rule: figures-computed)', async () => {
  const before = await look();
  await closeCustomers(harness.services);
  // Three in this month so far, two in the last one until noon of its 20th day.
  expect(before).toMatchObject({ totalCustomers: 7, customersGrowthPercent: 50 });
  expect(await look()).toMatchObject({ totalCustomers: 7, customersGrowthPercent: 50 });
  expect(await figures()).toEqual({
    customers: 6,
    closedUntil: today,
    days: { '261010': 1, '261020': 2, '261117': 1, '261119': 1 },
  });
});

test('they are counted again when a day is over, an hour later', async () => {
  await closeCustomers(harness.services);
  const closedUntil = async () => ((await figures()) as { closedUntil: number }).closedUntil;
  harness.setNow(today + dayMs + 3_599_000);
  await closeCustomers(harness.services);
  expect(await closedUntil()).toBe(today);
  harness.setNow(today + dayMs + 3_600_000);
  await closeCustomers(harness.services);
  expect(await closedUntil()).toBe(today + dayMs);
  expect(await figures()).toMatchObject({ customers: 7 });
});

test('in a new month the days of the last one are there', async () => {
  await closeCustomers(harness.services);
  later = Date.UTC(2026, 11, 2, 6, 30);
  // Nobody in December, none of November until its second day.
  expect(await look()).toMatchObject({ totalCustomers: 7, customersGrowthPercent: null });
  later = Date.UTC(2026, 11, 20, 6, 30);
  expect(await look()).toMatchObject({ totalCustomers: 7, customersGrowthPercent: -100 });
});

test.each(['yesterday', 'longAgo', 'now'])(
  'a customer registered %s who becomes a partner is no customer, and one again afterwards',
  async (uid) => {
    await closeCustomers(harness.services);
    await setRole(uid, 'delivery_partner');
    const after = await look();
    expect(after.totalCustomers).toBe(6);
    expect(after.customersGrowthPercent).toBe(uid === 'longAgo' ? 50 : 0);
    await setRole(uid, 'customer');
    expect(await look()).toMatchObject({ totalCustomers: 7, customersGrowthPercent: 50 });
  },
);

test('a change of role while the days are counted is in them', async () => {
  await closeCustomers(harness.services);
  let isFirst = true;
  const interfering = harness.with({
    now: () => today + dayMs + 3_600_000,
    commit: async (send) => {
      if (isFirst) {
        isFirst = false;
        await setRole('yesterday', 'delivery_partner', elsewhere());
      }
      return send();
    },
  });
  await closeCustomers(interfering);
  expect(isFirst).toBe(false);
  expect(await figures()).toMatchObject({ customers: 6 });
});
