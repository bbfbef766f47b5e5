/** The pages that the server renders, in a browser before any script has come. */
import { holdRequests } from '../support/browser';
import { journey } from '../support/journey';
import { aPhone, isTakenOver, shellScript } from '../journeys/steps/taking-over';

/**
 * Runs in the page: takes its elements away from the end, as if they had not come yet, and looks whether the others stand where they
 * stood. A phone draws HTML as it arrives.
 *
 * @returns elements that the rest of the page moves by more than 0.002 of the screen, with their places before and after
 */
function movedByTheRest(): string[] {
  const all = [...document.querySelectorAll('#root *')].filter((element) => !element.closest('svg *'));
  const stood = new Map(all.map((element) => [element, element.getBoundingClientRect()]));
  const place = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].join(' ');
  const area = ({ width, height }: { width: number; height: number }): number => width * height;
  const shared = (one: DOMRect, other: DOMRect): number =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.x, other.x)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y));
  const screen = innerWidth * innerHeight;
  const moved = new Map<Element, string>();
  for (const last of all.toReversed()) {
    last.remove();
    for (const [element, after] of stood) {
      if (!element.isConnected || after.top > innerHeight) continue;
      const before = element.getBoundingClientRect();
      if (area(before) === 0) continue;
      const distance = Math.max(Math.abs(before.x - after.x), Math.abs(before.y - after.y)) / innerHeight;
      const touched = area(before) + area(after) - shared(before, after);
      if ((touched / screen) * distance > 0.002 && !moved.has(element))
        moved.set(element, `${element.outerHTML.slice(0, 60)} from ${place(before)} to ${place(after)}`);
    }
  }
  return [...moved.values()];
}

journey('a page of which only the beginning has come is drawn where it stays', async (stage) => {
  const { page, context } = await aPhone(stage, 'customer');
  await holdRequests(context, shellScript);
  for (const address of ['/home', '/home/products?category=snacks', '/home/products/tomato-hybrid']) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#first-view').waitFor({ state: 'attached' });
    expect({ address, moved: await page.evaluate(movedByTheRest) }).toEqual({ address, moved: [] });
  }
});

journey('the kept place is in the header before any script has come (rule: place-at-once)', async (stage) => {
  const { page, context } = await aPhone(stage, 'customer');
  const place = page.locator('[data-place-line]').filter({ hasText: /^27, 5th Cross, Indiranagar$/ });
  await place.waitFor();
  const letGo = await holdRequests(context, shellScript);
  await page.goto('/home', { waitUntil: 'commit' });
  await place.waitFor();
  expect(await page.evaluate(() => globalThis.__earlyTaps?.done)).toEqual([]);
  letGo();
  await isTakenOver(page);
  await place.waitFor();
});
