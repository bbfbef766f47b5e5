/** The effort of a way through the shop: a press counts 1, and so does a field that somebody types into or chooses in. */
import type { Page } from 'playwright-core';

/** In the page: reports presses as '', and what is typed or chosen by its field. A field that is filled in by the page reports nothing. */
function reportTaps(): void {
  const report = Reflect.get(window, 'noteTap') as (field: string) => Promise<void>;
  addEventListener('pointerdown', () => void report(''), true);
  addEventListener(
    'input',
    ({ target }) => {
      const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
      if (isField && target.type !== 'radio' && target.type !== 'checkbox')
        void report(`${location.pathname} ${target.id}`);
    },
    true,
  );
}

/** Counts from the next page on. @returns the number so far */
export async function countTaps(page: Page): Promise<() => number> {
  let presses = 0;
  const fields = new Set<string>();
  await page.exposeFunction('noteTap', (field: string) => {
    if (field === '') presses += 1;
    else fields.add(field);
  });
  await page.addInitScript(reportTaps);
  return () => presses + fields.size;
}
