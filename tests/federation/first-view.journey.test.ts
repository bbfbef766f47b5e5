/**
 * What Chromium downloads with an empty cache until the shop's home is shown: the same budget as tests/budgets, which
 * reads the files of the build.
 */
import type { Response } from 'playwright-core';
import { brotliCompressSync } from 'node:zlib';
import { phone, type Person } from '../support/browser';
import { budget, sdkMarks } from '../budgets/budget.mjs';
import { journey } from '../support/journey';

declare global {
  /** Milliseconds from navigation to the home's heading. */
  var firstViewAt: number | undefined;
}

/** Runs in the page before any other script. */
function noteFirstView(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    observer.disconnect();
    globalThis.firstViewAt = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Pictures load while scrolling, and font and icon do not change the content. */
const isCounted = (response: Response): boolean =>
  !['image', 'font', 'manifest'].includes(response.request().resourceType()) &&
  !response.url().endsWith('/favicon.svg');

const isCode = (response: Response): boolean =>
  ['script', 'stylesheet'].includes(response.request().resourceType());

/** Bytes of script and style as a production host sends them; the local one may compress less or not at all. */
async function sizeOf(response: Response): Promise<{ path: string; bytes: number }> {
  const path = new URL(response.url()).pathname;
  return { path, bytes: isCode(response) ? brotliCompressSync(await response.body()).length : 0 };
}

interface Visit {
  readonly requests: readonly string[];
  readonly codeBytes: number;
  readonly sdks: readonly string[];
}

/** A first visit with empty caches. */
async function visit({ page }: Person): Promise<Visit> {
  await page.addInitScript(noteFirstView);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const wanted = await page.evaluate(() => {
    const until = globalThis.firstViewAt ?? Infinity;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources.filter(({ startTime }) => startTime < until).map(({ name }) => name);
  });
  const firstView = responses.filter((response) => wanted.includes(response.url()) && isCounted(response));
  const sizes = await Promise.all(firstView.map(sizeOf));
  const code = await Promise.all(firstView.filter(isCode).map((response) => response.text()));
  return {
    requests: ['/home', ...sizes.map(({ path, bytes }) => (bytes > 0 ? `${path} ${bytes}` : path))],
    codeBytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    sdks: sdkMarks.filter((mark) => code.some((text) => mark.test(text))).map(String),
  };
}

const isWithinBudget = ({ requests, codeBytes, sdks }: Visit): boolean =>
  requests.length <= budget.requests &&
  codeBytes > 0 &&
  codeBytes <= budget.codeKb * 1024 &&
  sdks.length === 0;

// Downloads after the first view start some seconds after the navigation at the latest. On a machine that is busy with
// something else that can be too early, so one of three visits must be within the budget.
journey('the first view of /home stays within its budget (rule: first-view-budget)', async ({ arrive }) => {
  const visits: Visit[] = [];
  for (const name of ['first', 'second', 'third']) {
    visits.push(await visit(await arrive(name, { viewport: phone })));
    if (visits.some(isWithinBudget)) return;
  }
  const told = visits.map(({ requests, codeBytes, sdks }) =>
    [`${requests.length} requests, ${codeBytes} bytes of script and style:`, ...requests, ...sdks].join('\n'),
  );
  throw new Error(`No visit was within the budget.\n${told.join('\n\n')}`);
});
