/** Measures what is cut off: with large letters, and at every width. */
import type { BrowserContext, Page } from 'playwright-core';
import { excessOf } from '../../../tools/screens/photograph.mjs';
import type { Fault } from './looking';
import { tour } from './touring';

/**
 * Widths and sizes of letters, in percent. Short words are broken by nothing below 200 %. The smallest ones are for long forms: most that they
 * break, larger ones break as well.
 */
const looks = [
  { width: 360, percent: 130 },
  { width: 320, percent: 150 },
  { width: 360, percent: 200 },
] as const;

interface CutTexts {
  /** How much the page is wider than the window. */
  readonly excessPx: number;
  /** How far an element lies beyond its panel or the window. */
  readonly cutOffPx: number;
  readonly texts: readonly string[];
}

/**
 * Text that is broken within a word although the word has room, or that lies beyond its bar or control. Anywhere on the page; addresses and
 * ids, and words as long as the window or of more than 24 letters, which no shop has, may be broken.
 */
export const cutTexts = async (page: Page): Promise<CutTexts> => {
  const { cutOffPx } = await excessOf(page);
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts: string[] = [];
    const isClipped = (element: Element | null): boolean => {
      if (element === null) return false;
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || isClipped(element.parentElement);
    };
    const isBroken = (word: string, parts: readonly DOMRect[]): boolean => {
      const widthPx = parts.reduce((sum, { width }) => sum + width, 0);
      const mayBreak = /[@_/-]/.test(word) || word.length > 24 || widthPx > clientWidth - 72;
      return !mayBreak && new Set(parts.map(({ top }) => Math.round(top))).size > 1;
    };
    const isBeyondBar = (parent: Element, { left, right, top, bottom }: DOMRect): boolean => {
      const bar = parent.closest('header, aside, [role="radiogroup"]')?.getBoundingClientRect();
      if (bar === undefined) return false;
      const place = (parent.closest('a, button, header, aside') ?? parent).getBoundingClientRect();
      const isOut = right > Math.min(place.right, clientWidth) + 1 || left < place.left - 1;
      return isOut || top < bar.top - 1 || bottom > bar.bottom + 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Hidden for this width or for eyes, or a name or address that may be of any length and is clipped.
      if (!parent?.checkVisibility() || parent.clientWidth === 1 || isClipped(parent)) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()];
        // The text of a text area is not rendered: its words have no parts.
        if (parts.length === 0) continue;
        if (isBroken(word, parts) || isBeyondBar(parent, range.getBoundingClientRect()))
          texts.push(`${word} in ${parent.tagName} ${parent.className}`);
      }
    }
    return { excessPx: Math.max(0, scrollWidth - clientWidth), texts };
  });
  // A strip of figures hides the line after its last one.
  return { ...found, cutOffPx: cutOffPx > 1 ? cutOffPx : 0 };
};

/** Where the page is not whole with large letters (rule: large-text). */
export async function cutByLargeLetters(page: Page, where: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { width, percent } of looks.filter((each) => tour.isLong || each.percent > 130)) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      `${percent}%`,
    );
    const found = await cutTexts(page);
    if (found.excessPx > 0 || found.cutOffPx > 0 || found.texts.length > 0)
      faults.push({ where, width, percent, ...found });
  }
  return faults;
}

/** Gives all letters of a person's pages another size, in percent, as a phone's setting does: before the first page is opened. */
export const enlargeLetters = (context: BrowserContext, percent: number): Promise<unknown> =>
  context.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('font-size', size);
    });
  }, `${percent}%`);

/** Expects that the page is whole in the window and with the letters that it has. */
export async function seeWhole(page: Page, where: string): Promise<void> {
  expect({ where, ...(await cutTexts(page)) }).toEqual({ where, excessPx: 0, cutOffPx: 0, texts: [] });
}

/** Elements of the page that are cut off at these widths. `look` runs at each width, e.g. to count tables. */
export async function cutOffAt(
  page: Page,
  where: string,
  widths: readonly number[],
  look?: (width: number) => Promise<void>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { cutOffPx } = await excessOf(page);
    // A strip of figures hides the line after its last one.
    if (cutOffPx > 1) faults.push({ where, width, cutOffPx });
    await look?.(width);
  }
  return faults;
}
