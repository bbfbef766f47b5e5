/**
 * Screens in a language that nobody speaks, with long and tall words: whatever holds it holds the languages to come. Here the browser
 * measures what has no room.
 */
import type { Page } from 'playwright-core';
import { prepareLongWords, speakLongWords } from '../../../tools/screens/languages.mjs';
import { act, addressOf, isActedOn, settle, watchPages } from '../../../tools/screens/photograph.mjs';
import type { Screen, Who } from '../../../tools/screens/screen-list.mjs';
import { anOrderNumber } from '../../support/backstage';
import { phone } from '../../support/browser';
import type { Stage } from '../../support/journey';
import type { Fault } from './looking';
import { cutTexts } from './measuring';
import { failedRequest, screensOf } from './touring';
import { arriveAs } from './translating';

/** Takes away what wraps out of sight where it has no room, such as the price of a kilo on a card: of that, nothing is cut. */
const putYieldingAside = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    for (const element of elements) if (element.dataset['yields']) element.style.display = '';
    const yielding = elements.filter((element) => {
      const { flexWrap, overflowY } = getComputedStyle(element.parentElement ?? element);
      const edge = element.parentElement?.getBoundingClientRect().bottom ?? Infinity;
      return flexWrap === 'wrap' && overflowY === 'hidden' && element.getBoundingClientRect().top >= edge;
    });
    for (const element of yielding) {
      element.dataset['yields'] = 'yes';
      element.style.display = 'none';
    }
  });

/** Texts of ours whose end an ellipsis or an edge hides, and words in empty fields that are longer than the field. */
const hiddenEnds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
      if (!field.checkVisibility() || !field.placeholder.includes('⟧')) continue;
      field.value = field.placeholder;
      if (field.scrollWidth > field.clientWidth + 1) found.push(`${field.placeholder} in a field`);
      field.value = '';
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isOurs = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes('⟧'),
      );
      if (!isOurs || !element.checkVisibility() || element.clientWidth <= 1) continue;
      const isClipped = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      const isCut = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || isClipped;
      const [beyondX, beyondY] = [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ];
      if (isCut && (beyondX > 1 || beyondY > 1))
        found.push(`${element.textContent.slice(0, 60)} in ${element.className}`);
    }
    return [...new Set(found)];
  });

async function faultsOf(page: Page, screen: Screen): Promise<Fault[]> {
  await page.setViewportSize(phone);
  await page.goto(await addressOf(page, screen));
  await settle(page);
  await screen.steps?.(page);
  await act(page, screen);
  await speakLongWords(page);
  const faults: Fault[] = [];
  // What is open, such as a menu, may close with another width.
  for (const width of isActedOn(screen) ? [360] : [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await page.waitForTimeout(100);
    await putYieldingAside(page);
    const { texts, ...cut } = await cutTexts(page);
    // A menu lies over the edge of its bar.
    const found = { ...cut, texts: isActedOn(screen) ? [] : texts, hidden: await hiddenEnds(page) };
    if (found.excessPx > 0 || found.cutOffPx > 0 || found.texts.length + found.hidden.length > 0)
      faults.push({ where: screen.name, width, ...found });
  }
  await page.context().setOffline(false);
  return faults;
}

/** Opens each screen of a person and says it in long words: nothing is cut, hidden or wider than the window (rule: long-languages). */
export async function readInPseudo(
  { arrive }: Stage,
  who: Who,
  isWanted: (screen: Screen) => boolean = () => true,
): Promise<void> {
  const person = await arrive(who, { viewport: phone });
  person.expectProblems(failedRequest, /Failed to fetch/);
  const { page } = person;
  await watchPages(person.context);
  await prepareLongWords(person.context);
  const orderNumber = anOrderNumber();
  await arriveAs(who, page, orderNumber);
  if (page.url() === 'about:blank') await page.goto('/help');
  const wanted = screensOf(who, orderNumber).filter(isWanted);
  expect(wanted).not.toEqual([]);
  const faults: Fault[] = [];
  for (const screen of wanted)
    faults.push(
      ...(await faultsOf(page, screen).catch((error: unknown) => [
        { where: screen.name, error: String(error) },
      ])),
    );
  expect(faults).toEqual([]);
}
