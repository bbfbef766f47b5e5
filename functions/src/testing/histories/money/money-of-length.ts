import { expect } from '@jest/globals';
import { someInstant } from '@basket/domain/testing';
import { openSimulation } from '../../harness';
import { seededRandom } from '../faults';
import { runMoneyHistory } from './money-history';

/** Everything follows from the seed: `HISTORY_SEED=n` runs another history, exactly as it will be every time. */
const seed = Number(process.env['HISTORY_SEED'] ?? 20261124);
process.stderr.write(`Money: HISTORY_SEED=${seed}\n`);

/** So often, in 2,000 steps, has each of these to succeed, and once in fewer: refusing everything would add up, too. */
const least: readonly (readonly [times: number, names: readonly string[]])[] = [
  [40, ['setStatus', 'startPayment', 'paid at the gateway', 'event']],
  [
    10,
    ['refund', 'showPaymentCode', 'markDelivered', 'refunded at the gateway', 'closeAccount', 'payOutRest'],
  ],
  [20, ['cancel', 'payInCash']],
  [
    3,
    ['closeDays', 'retryRefund', 'payOutRefund', 'recordCashDeposit', 'correctCashDeposit', 'changePartner'],
  ],
];

export async function expectMoneyToAddUp(steps: number): Promise<void> {
  const harness = openSimulation(someInstant, seededRandom(seed));
  const plan = { seed, steps, instances: 16, mostFindings: 20 };
  const { findings, done } = await runMoneyHistory(harness, plan);
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  const rare = least.flatMap(([times, names]) =>
    names.filter((name) => (done[name] ?? 0) < Math.max(1, Math.floor((times * steps) / 2000))),
  );
  expect({ done, rare }).toEqual({ done, rare: [] });
}
