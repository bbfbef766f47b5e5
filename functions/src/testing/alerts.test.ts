/** The log lines that the functions write, through the logger that writes them, against the filters that wait for them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LogLine } from '../platform/log-line';
import { PageErrors } from '../reporting/page-errors/page-errors';
import { RolloutVisits } from '../rollouts/rollout-visits';
import { refusalOf } from './harness';
import { readLogFilter, type LogEntry } from './log-filter';
import { openPayingShop } from './paying-shop';

/** As Cloud Run hands a line of a function to Cloud Logging: its JSON is the payload. */
async function entriesOf(lines: readonly LogLine[]): Promise<readonly LogEntry[]> {
  const written: string[] = [];
  for (const level of ['info', 'error'] as const)
    jest
      .spyOn(console, level)
      .mockImplementation((...texts: unknown[]) => void written.push(texts.join(' ')));
  // The logger keeps the console that it finds when it is loaded.
  jest.resetModules();
  const { writeLogLine } = await import('../platform/log-line');
  lines.forEach(writeLogLine);
  return written.map((text) => ({
    resource: { type: 'cloud_run_revision' },
    jsonPayload: JSON.parse(text) as unknown,
  }));
}

/** The filter of a file of `deploy` that is about log lines: a policy, or a metric. */
function filterOf(file: string): string {
  const text = readFileSync(path.join(process.cwd(), 'deploy', file), 'utf8');
  const [, filter = ''] = /"filter": ("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  return JSON.parse(filter) as string;
}

/** Lines that a file's filter lets through, each as operation and result. */
async function taken(file: string, lines: readonly LogLine[]): Promise<readonly string[]> {
  const matches = readLogFilter(filterOf(file));
  return (await entriesOf(lines)).filter(matches).map(({ jsonPayload }) => {
    const { operation, result } = jsonPayload as LogLine;
    return `${operation} ${result}`;
  });
}

test('a payment that the gateway does not open is counted, and so is one that it opens', async () => {
  const { harness, gateway, start } = await openPayingShop();
  gateway.failNext('POST /v1/orders', 'lost answer');
  expect(await refusalOf(start())).toBe('payment_unavailable');
  await start();
  expect(await refusalOf(start('order2'))).toBe('unknown_order');
  expect(await taken('metrics/gateway-asked.json', harness.logged)).toEqual([
    'orders.startPayment payment_unavailable',
    'orders.startPayment ok',
  ]);
});

test('each error that a page reports is counted, by part and build', async () => {
  const { harness } = await openPayingShop();
  const build = { area: 'mf_shop', version: '1.4.0', release: '89abcdef' };
  await new PageErrors().record(harness.services, { ...build, message: 'x', stack: '', page: '/home' });
  expect(await taken('metrics/page-errors.json', harness.logged)).toEqual(['pages.error reported']);
  const [entry] = await entriesOf(harness.logged);
  expect(entry).toMatchObject({ jsonPayload: build });
});

test('a rollout that ends by itself is mailed, with the remote, its release and why (rule: rollout-ended)', async () => {
  const { harness } = await openPayingShop();
  const build = { area: 'mf_shop', version: '1.4.0', release: '0123456789abcdef' };
  const id = 'mf_shop.0123456789abcdef';
  const rollout = { ...build, id, entry: 'x', integrity: 'x', rendering: null, percent: 25 };
  const visits = new RolloutVisits();
  const report = (isFailed: boolean) =>
    visits.note(harness.services, rollout, { rolloutId: id, arm: 'next', isFailed, isSlow: false });
  await report(false);
  expect(await taken('alerts/rollout-ended.json', harness.logged)).toEqual([]);
  await Promise.all(Array.from({ length: 40 }, () => report(true)));
  expect(await taken('alerts/rollout-ended.json', harness.logged)).toEqual(['rollouts.end failed']);
  expect((await entriesOf(harness.logged)).at(-1)).toMatchObject({
    jsonPayload: { ...build, result: 'failed' },
  });
});

const system = 'run.googleapis.com/varlog/system';
/** As Cloud Run words it: https://cloud.google.com/run/docs/troubleshooting */
test.each([
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
])('in %s, "%s" is a function that died: %s', (log_id, textPayload, isTold) => {
  const entry = { log_id, resource: { type: 'cloud_run_revision' }, textPayload };
  expect(readLogFilter(filterOf('alerts/function-died.json'))(entry)).toBe(isTold);
});

test.each([
  [504, true],
  [503, false],
  [200, false],
])('a request that ends with %i met its time limit: %s', (status, isTold) => {
  const entry = {
    log_id: 'run.googleapis.com/requests',
    resource: { type: 'cloud_run_revision' },
    httpRequest: { status },
  };
  expect(readLogFilter(filterOf('alerts/function-died.json'))(entry)).toBe(isTold);
});
