/** Checks screens with axe, in every width and theme. */
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

/** Checks the current screen in every width and theme. Dark mode changes only colours. */
export async function seeNothingWrong(page: Page, where: string, options: RunOptions = {}): Promise<void> {
  for (const { width, height } of [phone, desktop]) {
    await page.setViewportSize({ width: width === phone.width ? 360 : width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const asked = colorScheme === 'light' ? options : { runOnly: ['color-contrast'] };
      const found = await findings(page, asked);
      expect({ where, width, colorScheme, found }).toEqual({ where, width, colorScheme, found: [] });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await seeNothingTooWide(page, where);
}

/** 320 px, and a desktop at 200 %. */
export async function seeNothingTooWide(page: Page, where: string): Promise<void> {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    // Negative: the gutter of a scrollbar that a dialog reserves.
    expect({ where, width, excess: Math.max(0, excess) }).toEqual({ where, width, excess: 0 });
  }
}
