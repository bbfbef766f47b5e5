import { someInstant } from '@basket/domain/testing';
import { openSimulation } from '../../harness';
import { seededRandom } from '../faults';
import { runHotStockHistory } from './hot-stock-history';

const seed = Number(process.env['HISTORY_SEED'] ?? 20261127);

test.each([
  { units: 3000, desc: 'split and put together' },
  { units: 600, desc: 'sold out' },
])(
  '2,000 steps of 32 clients over 16 instances under faults leave a hot product of $units units exact, $desc (rules: hot-stock, never-oversold)',
  async ({ units }) => {
    const harness = openSimulation(someInstant, seededRandom(seed));
    const options = { seed, instances: 16, clients: 32, steps: 2000, units };
    const { findings, refusals, orders, splits } = await runHotStockHistory(harness, options);
    expect({ seed, findings }).toEqual({ seed, findings: [] });
    expect(splits).toBeGreaterThan(1);
    expect(orders).toBeGreaterThan(units / 6);
    // Who loses forty times gives up, is told so, and has changed nothing: with most seeds one of the 2,000.
    expect(refusals.get('too_much_contention') ?? 0).toBeLessThanOrEqual(2);
  },
  240_000,
);
