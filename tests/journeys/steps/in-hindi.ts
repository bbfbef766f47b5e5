/** A visit of screens whose language is changed while they are open. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../../tools/base/paths.mjs';
import { speak } from '../../../tools/screens/languages.mjs';
import { act, addressOf, isActedOn, settle, watchPages } from '../../../tools/screens/photograph.mjs';
import type { Screen, Who } from '../../../tools/screens/screen-list.mjs';
import { anOrderNumber } from '../../support/backstage';
import { phone, type Person } from '../../support/browser';
import type { Stage } from '../../support/journey';
import { failedRequest, screensOf } from './touring';
import { arriveAs } from './translating';

const packages = [
  ...['shell', 'mf-shop', 'mf-admin', 'mf-delivery'],
  ...['web', 'ui', 'domain'].map((name) => `packages/${name}`),
];

/** The texts of a package in a language, by key. */
const textsOf = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, folder, `src/texts/${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

/** The English texts that are not the same in Hindi. */
const texts = packages.flatMap((folder) => {
  const hindi = textsOf(folder, 'hi');
  return Object.entries(textsOf(folder, 'en')).flatMap(([key, text]) => (hindi[key] === text ? [] : [text]));
});

/** Words behind each other in a text, at least two. Those before a brace are often MessageFormat's. */
const phrasesIn = (text: string): string[] =>
  text
    .replaceAll(/\w+ ?(?=\{)/g, ' ')
    .split(/[{}<>,]/)
    .flatMap((part) => part.match(/[A-Za-z’']{2,}(?: [A-Za-z’']+)+/g) ?? []);

const english = {
  phrases: [...new Set(texts.flatMap(phrasesIn))].filter((phrase) => phrase !== 'Basket Express'),
  /** Whole texts of one word. */
  words: new Set(texts.filter((text) => /^[A-Za-z]{3,}$/.test(text))),
};

/** All that is published, which is data: the longest first. */
async function publishedWords(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value === 'string' && /[A-Za-z]/.test(value)) found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
  };
  const catalogue = (await (await page.request.get('/api/catalogue')).json()) as {
    version: number;
    categories: readonly { id: string }[];
  };
  note(catalogue);
  for (const { id } of catalogue.categories)
    note(await (await page.request.get(`/api/catalogue/details/${id}?v=${catalogue.version}`)).json());
  return [...found].toSorted((a, b) => b.length - a.length);
}

/** Each text of the page, with those that only screen readers say. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const named = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];
    for (const element of document.querySelectorAll('body *')) {
      if (
        element.closest('script, style, noscript') ||
        (element.closest('[lang]') ?? document.documentElement) !== document.documentElement
      )
        continue;
      for (const name of named) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

/** Texts in state keep their language until they go; a reason is stored as it was said; a key of the keyboard is called so. */
const otherTexts =
  /^(Please fill in |Pincode must |Cart cleared$|Undo$|There is no category |“|The order was cancelled$|Home$)/;

/** Whether a text has English words of ours, apart from data. */
function isEnglish(text: string, data: readonly string[]): boolean {
  if (!/[A-Za-z]{2}/.test(text) || otherTexts.test(text)) return false;
  const own = data.reduce((left, each) => left.replaceAll(each, ''), text).trim();
  return english.words.has(own) || english.phrases.some((phrase) => ` ${own} `.includes(` ${phrase} `));
}

/** Without the title, which has a count or waits for data, and without figures: both change from a visit to the next one. */
const lasting = ([_title, ...texts]: readonly string[]): string[] =>
  texts.map((text) => text.replaceAll(/\d+/g, '0'));

/** A screen's faults in Hindi: opened in English, acted on, changed, and, where nothing was done on it, loaded in Hindi. */
async function faultsOf(page: Page, screen: Screen, data: readonly string[]): Promise<object[]> {
  await page.evaluate(() => localStorage.removeItem('basket-express.language'));
  await page.goto(await addressOf(page, screen));
  await settle(page);
  await screen.steps?.(page);
  await act(page, screen);
  await speak(page, 'hi-IN');
  const changed = await textsOn(page);
  await page.context().setOffline(false);
  const left = [...new Set(changed)].filter((text) => isEnglish(text, data));
  const faults: object[] = left.map((text) => ({ screen: screen.name, text }));
  if (isActedOn(screen)) return faults;
  await page.evaluate(() => localStorage.setItem('basket-express.language', '"hi"'));
  await page.reload();
  await settle(page);
  const loaded = lasting(await textsOn(page));
  const kept = lasting(changed).filter((text) => !loaded.includes(text));
  return [...faults, ...kept.map((text) => ({ screen: screen.name, kept: text }))];
}

/** Opens each screen of a person and changes its language: no English text of ours is left, and it is as if it had been loaded in Hindi. */
export async function readInHindi(
  { arrive }: Stage,
  who: Who,
  isWanted: (screen: Screen) => boolean = () => true,
): Promise<void> {
  const person: Person = await arrive(who, { viewport: phone });
  person.expectProblems(failedRequest, /Failed to fetch/);
  const { page } = person;
  await watchPages(person.context);
  const orderNumber = anOrderNumber();
  await arriveAs(who, page, orderNumber);
  if (page.url() === 'about:blank') await page.goto('/help');
  const wanted = screensOf(who, orderNumber).filter(isWanted);
  expect(wanted).not.toEqual([]);
  const data = await publishedWords(page);
  const faults: object[] = [];
  for (const screen of wanted)
    faults.push(
      ...(await faultsOf(page, screen, data).catch((error: unknown) => [
        { screen: screen.name, error: String(error) },
      ])),
    );
  expect(faults).toEqual([]);
}
