/** Checks screens with axe, in every width and theme, and that nothing is wider than a small or enlarged window. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { desktop, phone } from '../../support/browser';

interface Finding {
  readonly id: string;
  readonly nodes: readonly string[];
}

/** @returns the violations that axe finds; an accessible name must contain the visible text */
export async function findings(page: Page, options: RunOptions): Promise<Finding[]> {
  const asked: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    ...options,
    rules: { 'label-content-name-mismatch': { enabled: true }, ...options.rules },
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await runner.run(document, given);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 300)) }));
  }, asked);
}

/** A fault of a screen, and where it is. */
export interface Fault {
  readonly where: string;
  readonly [fact: string]: unknown;
}

/** The findings of axe on the current screen in every width and theme, and where it is too wide. Dark mode changes only colours. */
export async function faultsOf(page: Page, where: string, options: RunOptions = {}): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { width, height } of [{ ...phone, width: 360 }, desktop]) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const asked: RunOptions = colorScheme === 'light' ? options : { runOnly: ['color-contrast'] };
      const found = await findings(page, asked);
      if (found.length > 0) faults.push({ where, width, colorScheme, found });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...faults, ...(await excessesOf(page, where))];
}

/** How much the current screen is wider than a window of 320 px, and than a desktop at 200 %. */
async function excessesOf(page: Page, where: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 });
    const excessPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    // Negative: the gutter of a scrollbar that a dialog reserves.
    if (excessPx > 0) faults.push({ where, width, excessPx });
  }
  return faults;
}

export async function seeNothingWrong(page: Page, where: string, options: RunOptions = {}): Promise<void> {
  expect(await faultsOf(page, where, options)).toEqual([]);
}

export async function seeNothingTooWide(page: Page, where: string): Promise<void> {
  expect(await excessesOf(page, where)).toEqual([]);
}
