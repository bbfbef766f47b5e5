import { someInstant } from '@basket/domain/testing';
import type * as Harness from '../../harness';
import { openSimulation } from '../../harness';
import type * as Faults from '../faults';
import { seededRandom } from '../faults';
import type { Mutant } from '../mutants';
import type * as History from './money-history';
import { runMoneyHistory } from './money-history';
import { moneyMutants } from './money-mutants';

/** Everything follows from the seed: `HISTORY_SEED=n` runs another history, exactly as it will be every time. */
const seed = Number(process.env['HISTORY_SEED'] ?? 20261124);
process.stderr.write(`Money: HISTORY_SEED=${seed}\n`);

test('2,000 steps of money at the edges: after each one every rupee is in one place, and all that is owed can be settled', async () => {
  const harness = openSimulation(someInstant, seededRandom(seed));
  const plan = { seed, steps: 2000, instances: 16, mostFindings: 20 };
  const { findings, done } = await runMoneyHistory(harness, plan);
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  // Refusing everything would add up, too.
  const names = ['setStatus', 'cancel', 'startPayment', 'paid at the gateway', 'event'];
  const rarer = [
    'refund',
    'showPaymentCode',
    'markDelivered',
    'refunded at the gateway',
    'closeAccount',
    'payOutRest',
  ];
  const rarest = ['closeDays', 'retryRefund', 'payOutRefund', 'recordCashDeposit', 'correctCashDeposit'];
  const least = (some: readonly string[], times: number) => some.filter((name) => (done[name] ?? 0) < times);
  expect({ done, rare: [...least(names, 40), ...least(rarer, 10), ...least(rarest, 3)] }).toEqual({
    done,
    rare: [],
  });
}, 240_000);

/** The fixed seed makes a mutant that is caught stay caught. */
async function findingsOf(mutant: Mutant): Promise<readonly string[]> {
  jest.resetModules();
  jest.doMock(mutant.module, () => mutant.make(jest.requireActual));
  try {
    const harness: typeof Harness = await import('../../harness');
    const faults: typeof Faults = await import('../faults');
    const history: typeof History = await import('./money-history');
    const simulation = harness.openSimulation(someInstant, faults.seededRandom(20261124));
    const plan = { seed: 20261124, steps: 2000, instances: 16, mostFindings: 1 };
    return (await history.runMoneyHistory(simulation, plan)).findings;
  } finally {
    jest.dontMock(mutant.module);
  }
}

test.each(Object.entries(moneyMutants))(
  'money: a build with %s is caught',
  async (_name, mutant) => {
    expect(await findingsOf(mutant)).not.toEqual([]);
  },
  120_000,
);
