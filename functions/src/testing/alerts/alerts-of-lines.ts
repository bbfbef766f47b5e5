import { expect, jest } from '@jest/globals';
import { gatewaySecrets, minuteMs, publicSettings } from '@basket/domain';
import { someInstant, storeSettings } from '@basket/domain/testing';
import { sweep } from '../../entry-points/sweep.schedule';
import { takeInEvent } from '../../payments/gateway.webhook';
import { setStoreOpenOperation } from '../../store/set-store-open.callable';
import { RolloutVisits } from '../../rollouts/rollout-visits';
import type { Services } from '../../platform/services';
import { outbox } from '../../platform/database/outbox';
import { openSimulation, profileDocument, refusalOf, settingsDocument } from '../harness';
import { seededRandom } from '../histories/faults';
import { openPayingShop } from '../paying-shop';
import { linesOf, type Situation, type TriedAlert } from './situations';

async function afterPaying(amountPaise: number) {
  const { harness, gateway, start, hear } = await openPayingShop();
  gateway.pay((await start()).checkout.gatewayOrderId, { amountPaise });
  await hear();
  return linesOf(harness);
}

async function afterRead(settings: object, refusal: string) {
  const { harness, start } = await openPayingShop({ [publicSettings.path()]: settings });
  expect(await refusalOf(start())).toBe(refusal);
  return linesOf(harness);
}

async function afterEvent({ secret, isStored = true }: { secret?: string; isStored?: boolean } = {}) {
  const { harness, services, gateway } = await openPayingShop();
  if (!isStored) await harness.db.doc(gatewaySecrets.path()).delete();
  const { body, headers } = gateway.signEvent({ event: 'invoice.paid', payload: {} }, secret);
  await takeInEvent(services, body, headers);
  return linesOf(harness);
}

/** Ten messages wait, each of which takes the queue so long, in ms. */
async function afterSweep(eachMs: number) {
  const harness = openSimulation(someInstant, seededRandom(5));
  const createdAt = someInstant - minuteMs;
  const row = { task: { kind: 'publishCatalogue' }, dueAt: createdAt, createdAt };
  await harness.seed(Object.fromEntries([...'abcdefghij'].map((id) => [outbox.path(id), row])));
  let clock = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  const enqueue: Services['enqueue'] = async () => {
    clock += eachMs;
  };
  await sweep(harness.with({ enqueue }));
  return linesOf(harness);
}

const outOfOrder = () => Promise.reject(new Error('out of order'));

async function afterSwitch(isBroken: boolean) {
  const harness = openSimulation(someInstant, seededRandom(5));
  await harness.seed({ ...settingsDocument(), ...profileDocument('admin1', { role: 'admin' }) });
  const request = { isOpen: false, pauseMinutes: null };
  const services = harness.with(isBroken ? { commit: outOfOrder } : {});
  const done = harness.run(setStoreOpenOperation, 'admin1', request, { services });
  if (isBroken) await expect(done).rejects.toThrow('out of order');
  else await done;
  return linesOf(harness);
}

const rollout = {
  ...{ id: 'mf_shop.0123456789abcdef', area: 'mf_shop', version: '1.4.0', release: '0123456789abcdef' },
  ...{ entry: 'x', integrity: 'x', rendering: null, percent: 25 },
};
async function afterVisits(failed: number) {
  const harness = openSimulation(someInstant, seededRandom(3));
  const visits = new RolloutVisits();
  const visit = (index: number) =>
    visits.note(harness.services, rollout, {
      ...{ rolloutId: rollout.id, arm: 'next', isFailed: index < failed, isSlow: false },
    });
  await Promise.all(Array.from({ length: 40 }, (_, index) => visit(index)));
  return linesOf(harness);
}

const system = 'run.googleapis.com/varlog/system';
/** As Cloud Run words it: https://cloud.google.com/run/docs/troubleshooting */
const ofCloudRun: readonly (readonly [log: string, text: string, isTold: boolean])[] = [
  [system, 'Memory limit of 512 MiB exceeded with 530 MiB used. Consider increasing the memory limit', true],
  [system, 'Uncaught signal: 6, pid=1, tid=1, fault_addr=0.', true],
  [system, 'Container terminated on signal 9.', true],
  [system, 'Container called exit(1).', true],
  [
    system,
    'Default STARTUP TCP probe failed 1 time consecutively for container "worker" on port 8080.',
    true,
  ],
  [
    system,
    'The user-provided container failed to start and listen on the port defined provided by the PORT=8080 environment variable',
    true,
  ],
  // An instance that is not needed any more.
  [system, 'Container called exit(0).', false],
  [system, 'Container terminated on signal 15.', false],
  [system, 'Starting new instance. Reason: AUTOSCALING', false],
  ['run.googleapis.com/stderr', 'Memory limit of a word in a line of ours', false],
];
const resource = { type: 'cloud_run_revision' };
const diedSituations: readonly Situation[] = [
  ...ofCloudRun.map(([log_id, textPayload, isTold]): Situation => [
    `${log_id} says "${textPayload}"`,
    isTold ? 'ran out of memory or crashed' : null,
    () => ({ entries: [{ log_id, resource, textPayload }] }),
  ]),
  ...[504, 503, 200].map((status): Situation => [
    `a request ends with ${status}`,
    status === 504 ? 'met its time limit' : null,
    () => ({ entries: [{ log_id: 'run.googleapis.com/requests', resource, httpRequest: { status } }] }),
  ]),
];

/** Alerts that wait for a line. */
export const alertsOfLines: Readonly<Record<string, TriedAlert>> = {
  'damaged-document': {
    section: '6-prices-or-stock-in-the-shop-are-old',
    situations: [
      [
        'the settings are read, which are damaged',
        'does not parse',
        () => afterRead({ isOpen: 'yes' }, 'damaged_record'),
      ],
      [
        'the settings are read, which say less than usual',
        null,
        () => afterRead(storeSettings({ razorpayKeyId: '' }), 'payment_not_configured'),
      ],
    ],
  },
  fault: {
    section: 'operations',
    situations: [
      ['an operation meets an error that nobody expected', 'our own mistake', () => afterSwitch(true)],
      ['an operation is done', null, () => afterSwitch(false)],
      [
        'an operation is refused',
        null,
        async () => {
          const { harness, start } = await openPayingShop();
          expect(await refusalOf(start('order2'))).toBe('unknown_order');
          return linesOf(harness);
        },
      ],
      [
        'the sweep cannot deliver a message',
        'a schedule failed',
        async () => {
          const { harness } = await openPayingShop({
            [outbox.path('a')]: { task: { kind: 'publishCatalogue' }, dueAt: 1, createdAt: 1 },
          });
          await sweep(harness.with({ enqueue: outOfOrder }));
          return linesOf(harness);
        },
      ],
    ],
  },
  'function-died': { section: '11-functions-fail-die-or-are-slow', situations: diedSituations },
  money: {
    section: '4-payments-stay-pending',
    situations: [
      ['a payment comes with a paisa too much', 'nobody asked for', () => afterPaying(98_01)],
      ['a payment comes as it was asked for', null, () => afterPaying(98_00)],
    ],
  },
  'rollout-ended': {
    section: '12-a-rollout-has-ended-by-itself',
    situations: [
      [
        'the new release fails for all (rule: rollout-ended)',
        'mf_shop 1.4.0, 0123456789abcdef, failed.',
        () => afterVisits(40),
      ],
      ['the new release fails for one (rule: rollout-ended)', null, () => afterVisits(1)],
    ],
  },
  'sweep-behind': {
    section: '5-side-effects-come-late',
    situations: [
      [
        'the first messages take all the time of the sweep',
        'more to do than it can',
        () => afterSweep(6_000),
      ],
      ['all messages together take less than its time', null, () => afterSweep(3_000)],
    ],
  },
  webhook: {
    section: '4-payments-stay-pending',
    situations: [
      [
        'an event is signed with another secret',
        'are refused',
        () => afterEvent({ secret: 'another-secret' }),
      ],
      ['an event comes while there is no secret', 'are refused', () => afterEvent({ isStored: false })],
      ['an event is signed as it should be', null, () => afterEvent()],
    ],
  },
};
