import { expect } from '@jest/globals';
import { someInstant } from '@basket/domain/testing';
import { openSimulation, type Harness } from '../harness';
import { runDispatchHistory } from './dispatch-history';
import { seededRandom } from './faults';
import { runOffersHistory } from './offers-history';
import { runShiftHistory } from './shift-history';
import { runWalletHistory } from './wallet-history';

/**
 * Histories, each as long as its caller wants, in the simulation by default; everything in one follows from its seed there:
 * `HISTORY_SEED=n` runs another, exactly as it will be every time. What has to happen in one grows with its length.
 */
const seed = Number(process.env['HISTORY_SEED'] ?? 20261127);
process.stderr.write(`Histories: HISTORY_SEED=${seed}\n`);

const simulation = (): Harness => openSimulation(someInstant, seededRandom(seed));

export async function expectOffersToHold(count: number, harness = simulation()): Promise<void> {
  const { offers, findings } = await runOffersHistory(harness, { seed, offers: count, clients: 20 });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  expect(offers).toBeGreaterThanOrEqual(count);
}

export async function expectWalletsToAddUp(count: number, harness = simulation()): Promise<void> {
  const plan = { seed, operations: count, clients: 20 };
  const { operations, acknowledged, findings } = await runWalletHistory(harness, plan);
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  expect(operations).toBeGreaterThanOrEqual(count);
  // Refusing everything would add up, too.
  expect(acknowledged).toBeGreaterThan(count / 3);
}

export async function expectShiftToHold(turns: number): Promise<void> {
  const { done, findings } = await runShiftHistory(simulation(), { seed, turns, clients: 12 });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  // Refusing everything would be consistent, too.
  const names = [
    ...['changePartner', 'withdrawOffer', 'pickUp', 'reportUndelivered', 'resolveUndelivered'],
    ...['startPicking', 'tickLine', 'shortLine', 'pack', 'handToPartner', 'settlePutBack'],
  ];
  const rare = names.filter((name) => (done[name] ?? 0) < 0.01 * turns);
  expect({ done, rare }).toEqual({ done, rare: [] });
}

export async function expectDispatchToHold(turns: number): Promise<void> {
  const { done, findings } = await runDispatchHistory(simulation(), { seed, turns, clients: 12 });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  // Doing nothing would be consistent, too.
  const names = ['dispatch', 'accept', 'reject', 'expire', 'withdrawOffer', 'assign', 'off'];
  const rare = names.filter((name) => (done[name] ?? 0) < 0.004 * turns);
  expect({ done, rare }).toEqual({ done, rare: [] });
}
