/**
 * With `TOUCHED=1` journeys note which code their pages run and which operations they ask for; touched-teardown.mjs makes the map of
 * it that `npm test -- changed` reads. Without it nothing is noted.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { localDir } from '../../tools/base/paths.mjs';

/** One line for each page that was left: its journey's file, the script functions that ran, the operations as `orders.place`. */
export interface Touched {
  readonly journey: string;
  /** By the script's address: where the functions begin that ran at least once, in characters. */
  readonly ran: Readonly<Record<string, readonly number[]>>;
  readonly operations: readonly string[];
}

/** Federation tests stop and replace remotes: their pages run what no change of a screen is tried by. */
const isNoted = (): boolean =>
  process.env['TOUCHED'] === '1' && /\/tests\/journeys\//.test(expect.getState().testPath ?? '');

/** @returns a function that notes what the page has touched by then; the page must still be open */
export async function noteTouched(page: Page): Promise<() => Promise<void>> {
  if (!isNoted()) return () => Promise.resolve();
  const operations = new Set<string>();
  page.on('request', (request) => {
    const called = /"operation":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (called) operations.add(`${path.basename(new URL(request.url()).pathname)}.${called}`);
  });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  return async () => {
    const scripts = await page.coverage.stopJSCoverage();
    const ran = scripts.map(({ url, functions }) => {
      const called = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
      return [url, called.map(({ ranges }) => ranges[0]?.startOffset ?? 0)];
    });
    const journey = path.relative(process.cwd(), expect.getState().testPath ?? '');
    const touched: Touched = { journey, ran: Object.fromEntries(ran), operations: [...operations] };
    mkdirSync(path.join(localDir, 'touched'), { recursive: true });
    appendFileSync(path.join(localDir, 'touched', `${process.pid}.jsonl`), `${JSON.stringify(touched)}\n`);
  };
}
