/**
 * Each alert of `deploy` fires, and does not just below: by lines that the functions write, through the logger that writes them, by
 * figures that are counted from such lines, and by figures of Google's own.
 */
import { namesIn, readMetric, readPolicy } from './alert-files';
import { firstMail, type Series } from './alert-mail';
import { alertsOfFigures } from './alerts-of-figures';
import { alertsOfLines } from './alerts-of-lines';
import { figureOf, ownFigure } from './figures';
import { extractLabels, readLogFilter, type LogEntry } from './log-filter';
import type { Happened, Situation, TimedLine } from './situations';

interface TimedEntry {
  readonly at: number;
  readonly entry: LogEntry;
}

/** As Cloud Run hands a line of a function to Cloud Logging: its JSON is the payload. */
async function entriesOf(lines: readonly TimedLine[]): Promise<readonly TimedEntry[]> {
  if (lines.length === 0) return [];
  const written: string[] = [];
  for (const level of ['info', 'error'] as const)
    jest
      .spyOn(console, level)
      .mockImplementation((...texts: unknown[]) => void written.push(texts.join(' ')));
  // The logger keeps the console that it finds when it is loaded.
  jest.resetModules();
  const { writeLogLine } = await import('../../platform/log-line');
  for (const { line } of lines) writeLogLine(line);
  return lines.map(({ at }, index) => ({
    at,
    entry: {
      resource: { type: 'cloud_run_revision' },
      jsonPayload: JSON.parse(written[index] ?? '') as unknown,
    },
  }));
}

/** As Google counts a figure of `deploy/metrics`: a series for each set of labels. */
function counted(name: string, entries: readonly TimedEntry[]): readonly Series[] {
  const { filter, labelExtractors } = readMetric(name);
  const type = ownFigure(name);
  const takes = readLogFilter(filter);
  const byLabels = new Map<string, Series>();
  for (const { at, entry } of entries.filter((each) => takes(each.entry))) {
    const labels = extractLabels(labelExtractors, entry);
    const resource = { type: figureOf(type).resource, labels: {} };
    const { points = [] } = byLabels.get(JSON.stringify(labels)) ?? {};
    const series = { resource, metric: { type, labels }, points: [...points, { at, value: 1 }] };
    byLabels.set(JSON.stringify(labels), series);
  }
  return [...byLabels.values()];
}

async function mailAfter(alert: string, { lines = [], entries = [], series = [], until }: Happened) {
  const written = await entriesOf(lines);
  const all = [...series, ...namesIn('metrics').flatMap((name) => counted(name, written))];
  const last = Math.max(0, ...all.flatMap(({ points }) => points.map(({ at }) => at)));
  return firstMail(readPolicy(alert), until ?? last, {
    entries: [...entries, ...written.map(({ entry }) => entry)],
    series: all,
  });
}

const tried = Object.entries({ ...alertsOfLines, ...alertsOfFigures });

test.each(
  tried.flatMap(([alert, { section, situations }]) =>
    situations.map(([when, mail, happen]) => ({ alert, section, when, mail, happen })),
  ),
)('$alert, when $when, mails: $mail', async ({ alert, section, mail, happen }) => {
  const sent = await mailAfter(alert, await happen());
  if (mail === null) expect(sent).toBeNull();
  else {
    expect(sent).toContain(mail);
    expect(sent).toMatch(new RegExp(` docs/operations\\.md#${section}$`));
  }
});

test('each alert of deploy is among those that fire here, and that do not', () => {
  const isWith = (hasMail: boolean) =>
    tried
      .filter(([, { situations }]) => situations.some(([, mail]: Situation) => (mail !== null) === hasMail))
      .map(([alert]) => alert)
      .sort();
  expect(isWith(true)).toEqual(namesIn('alerts'));
  expect(isWith(false)).toEqual(namesIn('alerts'));
});
