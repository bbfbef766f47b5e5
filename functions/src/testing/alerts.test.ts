/** The log lines that the functions write, through the logger that writes them, against the filters that wait for them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LogLine } from '../platform/log-line';
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

/** What of the log the filter lets through, each as operation and result. */
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
