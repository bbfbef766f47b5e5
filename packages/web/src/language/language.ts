import * as v from 'valibot';
import { languagePrefixOf, type Language, type Translator } from '@basket/domain';
import { afterFirstView } from '../platform/first-view';
import { reportProblem } from '../platform/report-problem';
import { readStored, storageKeys } from '../platform/storage';

const load = () => import(/* webpackChunkName: "language" */ './change-language');

const isShown = (name: string): boolean => document.documentElement.lang.startsWith(name.slice(0, 2));

/**
 * Before anything is drawn: the page in the language that its address names or that was chosen, or in English without its texts. Until
 * one is named or chosen, the device's is offered once; nothing changes by itself.
 *
 * @param isRendered the server has put the page in its reader's language
 */
export async function startLanguage(isRendered: boolean): Promise<void> {
  const chosen = languagePrefixOf(window.location.pathname) || readStored(storageKeys.language, v.string());
  if (isShown(chosen ?? navigator.language)) return;
  const start = (): Promise<void> =>
    load()
      .then(({ begin, offer }) => (chosen === null ? offer() : begin(chosen)))
      .catch((error: unknown) => reportProblem('A language did not come', error));
  if (chosen === null) afterFirstView(() => void start());
  else if (!isRendered) await start();
}

/**
 * Changes the language of the page, which is drawn again as it is, and of visits to come (rule: reader-language).
 *
 * @throws Error if its texts do not come; then nothing has changed
 */
export const chooseLanguage = async (language: Language): Promise<void> => (await load()).choose(language);

/** Says products and categories in the language of the page, as they are where that is English. @param version of the catalogue */
export const translatorOfPage = async (version: number): Promise<Translator> =>
  isShown('en') ? same : (await load()).translatorOfPage(version);

const same: Translator = (of) => of;
