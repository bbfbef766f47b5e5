/** Measures what is cut off: with large letters, and at every width. */
import type { Page } from 'playwright-core';
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

/** Text of header, bars and switches that is cut off or broken within a word, and how much the page is wider than the window. */
const cutTexts = (page: Page): Promise<{ excessPx: number; texts: string[] }> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts: string[] = [];
    for (const bar of document.querySelectorAll('header, aside, [role="radiogroup"]')) {
      const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        // Hidden for this width, or an address that may be of any length.
        if (!parent?.checkVisibility() || getComputedStyle(parent).textOverflow === 'ellipsis') continue;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const { left, right } = range.getBoundingClientRect();
          const isHiddenForEyes = parent.clientWidth === 1;
          const box = parent.closest('a, button, header, aside') ?? parent;
          const place = box.getBoundingClientRect();
          const isOut = right > Math.min(place.right, clientWidth) + 1 || left < place.left - 1;
          // The text of a text area is not rendered: its words have no lines.
          const isFault = !isHiddenForEyes && lines.size > 0 && (lines.size > 1 || isOut);
          texts.push(...(isFault ? [`${word} in ${box.tagName}`] : []));
        }
      }
    }
    return { excessPx: Math.max(0, scrollWidth - clientWidth), texts };
  });

/** Where the page, or a text of its header, bars and switches, is not whole with large letters (rule: large-text). */
export async function cutByLargeLetters(page: Page, where: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { width, percent } of looks.filter((each) => tour.isLong || each.percent > 130)) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      `${percent}%`,
    );
    const found = await cutTexts(page);
    if (found.excessPx > 0 || found.texts.length > 0) faults.push({ where, width, percent, ...found });
  }
  return faults;
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
