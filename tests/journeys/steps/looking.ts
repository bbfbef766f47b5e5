/** Checks screens with axe, in widths and themes, and that nothing is wider than a small or enlarged window. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { desktop, phone } from '../../support/browser';

interface Finding {
  readonly id: string;
  readonly nodes: readonly string[];
}

/**
 * @param within a selector of what axe looks at, which has to be there; the whole document by default
 * @returns the violations that axe finds; an accessible name must contain the visible text
 */
export async function findings(page: Page, options: RunOptions, within?: string): Promise<Finding[]> {
  const asked: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    ...options,
    rules: { 'label-content-name-mismatch': { enabled: true }, ...options.rules },
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ given, selector }) => {
      const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await runner.run(selector ?? document, given);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 300)) }));
    },
    { given: asked, selector: within ?? null },
  );
}

/** A width and a theme in which axe looks at a screen. */
interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

const narrow = { ...phone, width: 360 };
export const everyLook: readonly Look[] = [narrow, desktop].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);
/** The look of most people. */
export const onPhone: Look = { viewport: narrow, colorScheme: 'light' };
/** Each width once and each theme once. */
export const onceEach: readonly Look[] = [onPhone, { viewport: desktop, colorScheme: 'dark' }];

export interface Looking {
  readonly options?: RunOptions;
  /** @default every width in every theme */
  readonly looks?: readonly Look[];
  /** A selector of what axe looks at, which has to be there. @default the whole document */
  readonly within?: string;
}

/** A fault of a screen, and where it is. */
export interface Fault {
  readonly where: string;
  readonly [fact: string]: unknown;
}

/** The findings of axe on the current screen, and where it is too wide. A second theme of a width changes only colours. */
export async function faultsOf(
  page: Page,
  where: string,
  { options = {}, looks = everyLook, within }: Looking = {},
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const seenWidths = new Set<number>();
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const asked: RunOptions = seenWidths.has(viewport.width) ? { runOnly: ['color-contrast'] } : options;
    seenWidths.add(viewport.width);
    const found = await findings(page, asked, within);
    if (found.length > 0) faults.push({ where, width: viewport.width, colorScheme, found });
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

export async function seeNothingWrong(page: Page, where: string): Promise<void> {
  expect(await faultsOf(page, where)).toEqual([]);
}

export async function seeNothingTooWide(page: Page, where: string): Promise<void> {
  expect(await excessesOf(page, where)).toEqual([]);
}
