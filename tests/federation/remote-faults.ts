/**
 * Ways in which a remote can fail, produced between browser and site; the sites stay unchanged.
 */
import type { BrowserContext, Page, Route } from 'playwright-core';
import { portsAt } from '../../tools/ports.mjs';

const ports = portsAt();
const shopEntry = (url: URL): boolean =>
  url.port === String(ports['mf-shop']) && url.pathname === '/remoteEntry.js';

interface ManifestEntry {
  name: string;
  integrity: string | null;
}

/** Answers for the shop's entry script in the remote's place, until the returned function is called. */
export async function replaceShopEntry(
  context: BrowserContext,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await context.route(shopEntry, answer);
  return () => context.unroute(shopEntry);
}

/** Changes the shop's integrity hash in the manifest until the returned function is called. */
export async function changeShopIntegrity(
  context: BrowserContext,
  integrity: string | null,
): Promise<() => Promise<void>> {
  const isManifest = (url: URL): boolean => url.pathname === '/remotes.json';
  await context.route(isManifest, async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as { remotes: ManifestEntry[] };
    const remotes = manifest.remotes.map((remote) =>
      remote.name === 'mf_shop' ? { ...remote, integrity } : remote,
    );
    await route.fulfill({ response, json: { remotes } });
  });
  return () => context.unroute(isManifest);
}

/** Expects the error panel of the failed area, with the rest of the page working. */
export async function seeShopFailed(page: Page, timeout = 15_000): Promise<void> {
  await page.getByRole('heading', { name: 'The shop could not be loaded' }).waitFor({ timeout });
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).waitFor();
}

/** Retries without reloading the page. */
export async function retryShop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: /Groceries/ }).waitFor();
}
