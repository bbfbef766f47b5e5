import { expect } from '@jest/globals';
import { hourMs, type PageErrorFacts } from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { startPaymentOperation } from '../../payments/intents/start-payment.callable';
import { PageErrors } from '../../reporting/page-errors/page-errors';
import { openSimulation, orderDocument, refusalOf } from '../harness';
import { seededRandom } from '../histories/faults';
import { openPayingShop } from '../paying-shop';
import type { Series } from './alert-mail';
import { figureOf } from './figures';
import type { Happened, Situation, TimedLine, TriedAlert } from './situations';

type Value = Series['points'][number]['value'];
type Labels = Series['metric']['labels'];

/** A figure of Google's, with a value a minute from second 0 on; null: none comes. */
function seriesOf(
  type: string,
  labels: { readonly resource: Labels; readonly metric?: Labels },
  values: readonly (Value | null)[],
  { everySeconds = 60, from = 0 } = {},
): Series {
  return {
    resource: { type: figureOf(type).resource, labels: labels.resource },
    metric: { type, labels: labels.metric ?? {} },
    points: values.flatMap((value, index) =>
      value === null ? [] : [{ at: from + index * everySeconds, value }],
    ),
  };
}

const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

const requests = (
  service_name: string,
  code: string,
  counts: readonly (number | null)[],
  revision = '1',
): Series =>
  seriesOf(
    'run.googleapis.com/request_count',
    {
      resource: { service_name, revision_name: `${service_name}-${revision}` },
      metric: { response_code: code, response_code_class: `${code.slice(0, 1)}xx` },
    },
    counts,
  );

/** As during a deploy: of two revisions. */
const answers = (service: string, failed: readonly number[], others: readonly number[]): Happened => ({
  series: [
    requests(service, '500', failed),
    requests(service, '200', others, '1'),
    requests(service, '404', others, '2'),
  ],
});

const failing = (service: string, other: string): readonly Situation[] => {
  const mail = 'More than five answers';
  return [
    ['6 of 118 answers within ten minutes are 5xx', mail, () => answers(service, [3, 0, 3], [56])],
    ['6 of 120 are, which is one in twenty', null, () => answers(service, [3, 0, 3], [57])],
    ['5 of 5 are', null, () => answers(service, [2, 3], [0])],
    ['6 of 6 are, over more than ten minutes', null, () => answers(service, [3, ...times(9, 0), 3], [0])],
    ['another function fails', null, () => answers(other, [9, 9], [0])],
  ];
};

const twenty = (slow: number, slowMs: number): readonly number[] => [
  ...times(20 - slow, 40),
  ...times(slow, slowMs),
];

const latencies = (service_name: string, values: readonly Value[]): Happened => ({
  series: [
    seriesOf(
      'run.googleapis.com/request_latencies',
      {
        resource: { service_name, revision_name: `${service_name}-1` },
        metric: { response_code: '200', response_code_class: '2xx' },
      },
      values,
    ),
  ],
});
const mailOfSlow = 'has taken longer than five seconds';

const queue = { queue_id: 'tasks', location: 'asia-south1' };
const delays = (values: readonly Value[]): Happened => ({
  series: [seriesOf('cloudtasks.googleapis.com/queue/task_attempt_delays', { resource: queue }, values)],
});
const depth = (values: readonly number[]): Happened => ({
  series: [seriesOf('cloudtasks.googleapis.com/queue/depth', { resource: queue }, values)],
});
const mailOfTasks = 'or five thousand lie in the queue';

/** Google asks every five minutes from each place, not all at once, and each answer takes its seconds. */
const checks = (byPlace: Readonly<Record<string, readonly boolean[]>>): Happened => ({
  series: Object.entries(byPlace).map(([checker_location, values], index) =>
    seriesOf(
      'monitoring.googleapis.com/uptime_check/check_passed',
      { resource: { host: 'shop.web.app' }, metric: { check_id: 'shop', checker_location } },
      values,
      { everySeconds: 304, from: 53 * index },
    ),
  ),
});

const sweeps = (
  codes: Readonly<Record<string, readonly (number | null)[]>>,
  untilMinute: number,
): Happened => ({
  series: Object.entries(codes).map(([code, counts]) => requests('sweep', code, counts)),
  until: untilMinute * 60,
});
const mailOfSweep = 'Nothing repairs';

/** Customers who begin to pay, at minutes: the gateway opens nothing for the first ones, each with an order. */
async function payments(failedAt: readonly number[], opened: number): Promise<Happened> {
  const orders = failedAt.map((_, index) => `failed${index}`);
  const paymentDueAt = someInstant + hourMs;
  const waiting = [...orders, 'opened'].map((id) => anOrder({ id, paymentMethod: 'online', paymentDueAt }));
  const { harness, gateway, services } = await openPayingShop(
    Object.fromEntries(waiting.flatMap((order) => Object.entries(orderDocument(order)))),
  );
  const lines: TimedLine[] = [];
  const log = (line: TimedLine['line']) => void lines.push({ at: harness.services.now() / 1_000, line });
  const start = (orderId: string) =>
    harness.run(startPaymentOperation, 'customer1', { orderId }, { services: { ...services, log } });
  for (let time = 0; time < opened; time += 1) await start('opened');
  for (const [index, orderId] of orders.entries()) {
    harness.setNow(someInstant + (failedAt[index] ?? 0) * 60_000);
    gateway.failNext('POST /v1/orders', 'lost answer');
    expect(await refusalOf(start(orderId))).toBe('payment_unavailable');
  }
  return { lines };
}

const shopBuild = { area: 'mf_shop', version: '1.4.0', release: '89abcdef' };
type Report = readonly [minute: number, build: Partial<PageErrorFacts>];
const at = (minute: number, count: number, build: Partial<PageErrorFacts> = {}): readonly Report[] =>
  times(count, [minute, build]);

/** Pages that report an error, each of a part and at a minute. */
async function pageErrors(reports: readonly Report[]): Promise<Happened> {
  const harness = openSimulation(someInstant, seededRandom(3));
  const lines: TimedLine[] = [];
  const services = harness.with({
    log: (line) => void lines.push({ at: harness.services.now() / 1_000, line }),
  });
  const errors = new PageErrors();
  for (const [minute, build] of reports) {
    harness.setNow(someInstant + minute * 60_000);
    await errors.record(services, { ...shopBuild, message: 'x', stack: '', page: '/home', ...build });
  }
  return { lines };
}
const mailOfPages = 'mf_shop 1.4.0, 89abcdef.';

/** Alerts on figures: those that Google has, and those that it counts from log lines. */
export const alertsOfFigures: Readonly<Record<string, TriedAlert>> = {
  'answers-slow': {
    section: '11-functions-fail-die-or-are-slow',
    situations: [
      ['two in twenty of pages are slow', mailOfSlow, () => latencies('pages', times(16, twenty(2, 5_001)))],
      ['two in twenty of api are slow', mailOfSlow, () => latencies('api', times(16, twenty(2, 5_001)))],
      ['one in twenty is slow', null, () => latencies('api', times(60, twenty(1, 30_000)))],
      ['two in twenty take five seconds', null, () => latencies('api', times(60, twenty(2, 5_000)))],
      [
        'all are slow for five minutes',
        null,
        () => latencies('api', [...times(5, twenty(20, 9_000)), ...times(30, twenty(0, 0))]),
      ],
      ['another function is slow', null, () => latencies('tasks', times(60, twenty(20, 9_000)))],
    ],
  },
  'api-failing': { section: '11-functions-fail-die-or-are-slow', situations: failing('api', 'pages') },
  'gateway-silent': {
    section: '4-payments-stay-pending',
    situations: [
      ['3 of 29 payments are not opened', 'opened no payment', () => payments([0, 14, 29], 26)],
      ['3 of 30 are not, which is one in ten', null, () => payments([0, 14, 29], 27)],
      ['2 of 2 are not', null, () => payments([0, 0], 0)],
      ['3 of 3 are not, over more than half an hour', null, () => payments([0, 14, 30], 0)],
    ],
  },
  'page-errors': {
    section: '1-a-remote-is-broken-after-its-deploy',
    situations: [
      ['21 errors of one release come', mailOfPages, () => pageErrors([...at(0, 11), ...at(9, 10)])],
      ['20 errors come', null, () => pageErrors([...at(0, 10), ...at(9, 10)])],
      ['21 come of two releases', null, () => pageErrors([...at(0, 20), ...at(0, 1, { release: '0' })])],
      ['21 come of two parts', null, () => pageErrors([...at(0, 20), ...at(0, 1, { area: 'shell' })])],
      ['21 come within more than ten minutes', null, () => pageErrors([...at(0, 1), ...at(10, 20)])],
    ],
  },
  'pages-failing': { section: '11-functions-fail-die-or-are-slow', situations: failing('pages', 'api') },
  'shop-unreachable': {
    section: '11-functions-fail-die-or-are-slow',
    situations: [
      [
        'checks from two places fail twice',
        'have failed for five minutes: shop.web.app.',
        () =>
          checks({
            iowa: [true, false, false, true],
            belgium: [true, false, false, true],
            singapore: times(4, true),
          }),
      ],
      ['checks from one place fail', null, () => checks({ iowa: times(9, false), belgium: times(9, true) })],
      [
        'checks from two places fail, one after the other',
        null,
        () => checks({ iowa: [true, false, false, true, true], belgium: [true, true, true, false, false] }),
      ],
    ],
  },
  'sweep-stopped': {
    section: '5-side-effects-come-late',
    situations: [
      ['it last ran fifteen minutes ago', mailOfSweep, () => sweeps({ '200': times(5, 1) }, 4 + 15)],
      ['it last ran fourteen minutes ago', null, () => sweeps({ '200': times(5, 1) }, 4 + 14)],
      [
        'it begins every minute and has failed for fifteen',
        mailOfSweep,
        () => sweeps({ '200': times(5, 1), '500': [...times(5, null), ...times(15, 1)] }, 4 + 15),
      ],
      ['it is not there yet', null, () => ({ ...answers('api', [0], [1]), until: 3_600 })],
    ],
  },
  'tasks-waiting': {
    section: '5-side-effects-come-late',
    situations: [
      [
        'two in twenty begin more than a minute late',
        mailOfTasks,
        () => delays(times(16, twenty(2, 60_001))),
      ],
      ['two in twenty begin a minute late', null, () => delays(times(60, twenty(2, 60_000)))],
      ['one in twenty begins late', null, () => delays(times(60, twenty(1, 900_000)))],
      ['more than five thousand lie there for ten minutes', mailOfTasks, () => depth(times(11, 5_001))],
      ['five thousand lie there', null, () => depth(times(60, 5_000))],
      ['more than five thousand lie there for a moment', null, () => depth([5, 5_001, ...times(30, 5)])],
    ],
  },
};
