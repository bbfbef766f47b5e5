/** Using the shop without a mouse. */
import type { Page } from 'playwright-core';

/** The focused element, by role and name as a screen reader announces it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]
        : null;
    return element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
  });

/** Presses Tab until `name` has the focus. @param key Shift+Tab to go back */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  { most = 30, key = 'Tab' }: { readonly most?: number; readonly key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const text = (await focused(page)).trim();
    if (typeof name === 'string' ? text === name : name.test(text)) return;
  }
  throw new Error(`${most} Tabs do not lead to ${String(name)}; the focus is on "${await focused(page)}"`);
}

/** Whether the element shows a ring or border only while it has the focus. */
export const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const styles = [element, element.parentElement ?? element].map((each) => getComputedStyle(each));
    return styles.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
  });
