/**
 * The code that Chromium downloads with an empty cache until the shop's home is shown: no other than tests/budgets weighs, which
 * reads the files of the build.
 */
import { phone } from '../support/browser';
import { journey } from '../support/journey';
import { runNode } from '../support/run-node.mjs';
import type { FirstView } from '../../tools/webpack/first-view.mjs';

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

/** Scripts and styles of the first view, as the builds name them. */
async function weighedFiles(): Promise<string[]> {
  const script =
    "import { firstView } from './tools/webpack/first-view.mjs'; console.log(JSON.stringify(await firstView()))";
  const view = JSON.parse(await runNode(['--input-type=module', '--eval', script])) as FirstView;
  return view.files.map(({ name }) => name);
}

/** A deploy puts the release into the name of the entry. */
const asBuilt = (url: string): string =>
  new URL(url).pathname.slice(1).replace(/^remoteEntry\.[0-9a-f]+\.js$/, 'remoteEntry.js');

journey(
  'the first view of /home loads no code that its budget does not weigh (rule: first-view-budget)',
  async ({ arrive }) => {
    const { page } = await arrive('visitor', { viewport: phone });
    await page.addInitScript(noteFirstView);
    // Not rendered by the server: the heading of such a page may be there before any code is asked for.
    await page.goto('/home/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const loaded = await page.evaluate(() => {
      const until = globalThis.firstViewAt ?? Infinity;
      const resources = performance.getEntriesByType('resource');
      return resources.filter(({ startTime }) => startTime < until).map(({ name }) => name);
    });
    const code = loaded.map(asBuilt).filter((file) => /\.(js|css)$/.test(file));
    expect(code.length).toBeGreaterThan(0);
    const weighed = await weighedFiles();
    expect(code.filter((file) => !weighed.includes(file))).toEqual([]);
  },
);
