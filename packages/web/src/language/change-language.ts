/** Lazy chunk: what changes the language of a page, and what a page in another one than English needs. */
import {
  languageNamedBy,
  languageOf,
  languages,
  publishedTextsSchema,
  translatorOf,
  withoutLanguage,
  type Language,
  type Translator,
} from '@basket/domain';
import { fetchJson } from '../platform/fetch-json';
import { reportProblem } from '../platform/report-problem';
import { storageKeys, writeStored } from '../platform/storage';
import { tellServer } from '../session/tell-server';
import { t } from '../texts';
import { tellLanguageChanged } from '../texts/use-language';
import { toast } from '../toast/toast';

/** Fetches the texts of a build in another language: tools/texts/text-tables-runtime.mjs. */
type FetchTexts = (tag: string) => Promise<() => unknown>;
declare global {
  interface Window {
    basketBuilds?: readonly FetchTexts[];
  }
}

let asked = 0;

/**
 * Puts the texts of the page in a language.
 *
 * @returns whether it is the last one that was asked for
 * @throws Error if texts of any build do not come; then nothing has changed
 */
async function put({ tag }: Language): Promise<boolean> {
  const own = ++asked;
  const places = await Promise.all((window.basketBuilds ?? []).map((fetchTexts) => fetchTexts(tag)));
  if (own !== asked) return false;
  document.documentElement.lang = tag;
  await Promise.all(places.map((place) => place()));
  return true;
}

const keep = ({ code }: Language): void => writeStored(storageKeys.language, code);

/** Before anything is drawn. @param chosen a code, or the part of an address; English for one that the shop does not speak */
export async function begin(chosen: string): Promise<void> {
  const language = languageOf(chosen.replace('/', ''));
  if (language.tag !== document.documentElement.lang) await put(language);
}

/** Takes a language out of the address that the page no longer has. @returns whether it had one */
function correctAddress(): boolean {
  const { pathname, search, hash } = window.location;
  const named = languageNamedBy(pathname);
  if (named === '' || named === languageOf(document.documentElement.lang).code) return false;
  window.history.replaceState(window.history.state, '', withoutLanguage(pathname) + search + hash);
  return true;
}

/** See `chooseLanguage` in language.ts. */
export async function choose(language: Language): Promise<void> {
  if (!(await put(language))) return;
  keep(language);
  tellServer(undefined, language.code === languages[0].code ? '' : `-${language.code}`);
  // The router hears of it as of a step in the history, and draws the same page.
  if (correctAddress())
    dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  // Pages before this one, too: while capturing, as the router reads their addresses after that.
  addEventListener('popstate', correctAddress, { capture: true });
  tellLanguageChanged();
}

/** How long the offer stays: longer than other messages, as nobody expects it. */
const offeredMs = 15_000;

/** Offers the first language of the device that the shop speaks. Who does not take it has chosen that of the page. */
export function offer(): void {
  const now = languageOf(document.documentElement.lang);
  const [wanted = now] = navigator.languages.flatMap(
    (tag) => languages.find(({ code }) => code === tag.split('-', 1)[0]) ?? [],
  );
  if (wanted === now) return;
  keep(now);
  const run = () => void choose(wanted).catch(() => toast.error(t('language.notLoaded')));
  const action = { label: wanted.see, lang: wanted.tag, run };
  toast.info(wanted.offer, { durationMs: offeredMs, action });
}

let last: { readonly url: string; readonly translator: Translator } | null = null;
const missed = new Set<string>();

/** See `translatorOfPage` in language.ts. Products stay English where their texts do not come. */
export async function translatorOfPage(version: number): Promise<Translator> {
  const url = `/api/catalogue/texts/${languageOf(document.documentElement.lang).code}?v=${version}`;
  if (last?.url === url) return last.translator;
  try {
    last = { url, translator: translatorOf(await fetchJson(url, publishedTextsSchema)) };
    return last.translator;
  } catch (error) {
    // The catalogue is asked for again and again: one report is enough.
    if (!missed.has(url)) reportProblem('Texts of products did not come', error);
    missed.add(url);
    return (of) => of;
  }
}
