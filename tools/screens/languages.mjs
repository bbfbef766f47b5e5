/**
 * Other languages on an open page, for pictures and journeys. What runs in the page is text: nothing here knows a document.
 * @module
 */

/** As `chooseLanguage` of `@basket/web` does it: some screens have no menu. @param {import('playwright-core').Page} page @param {string} tag */
export const speak = (page, tag) =>
  page.evaluate(`(async () => {
    const places = await Promise.all((globalThis.basketBuilds ?? []).map((fetchTexts) => fetchTexts('${tag}')));
    document.documentElement.lang = '${tag}';
    await Promise.all(places.map((put) => put()));
    document.dispatchEvent(new Event('basket-language'));
    await new Promise((resolve) => setTimeout(resolve, 300));
  })()`);

const lengthen = `(() => {
  const tall = 'र्क्ष्मैं ह्रूँ द्ध्यौं '.repeat(4);
  const longer = (text) => /\\p{L}/u.test(text) ? '⟦' + text + ' ' + tall.slice(0, Math.ceil(text.length * 0.4)) + '⟧' : text;
  const longerOf = (text) => {
    if (typeof text === 'string') return longer(text);
    if (typeof text !== 'function') return text;
    return (...facts) => {
      const said = text(...facts);
      if (!Array.isArray(said)) return longerOf(said);
      const last = said.findLastIndex((part) => typeof part === 'string');
      return said.map((part, at) => (at === last ? longerOf(part) : part));
    };
  };
  globalThis.basketTexts = new Proxy({}, {
    set: (lists, name, list) => {
      lists[name] = globalThis.areTextsLonger ? list.map(longerOf) : list;
      return true;
    },
  });
})()`;

/** Lets {@link speakLongWords} work on pages of the context that open later. @param {import('playwright-core').BrowserContext} context */
export const prepareLongWords = (context) => context.addInitScript({ content: lengthen });

/**
 * A language that nobody speaks: Hindi, two fifths longer, in brackets, with the tallest letters of its script. What holds it holds
 * the languages to come. Its texts are made longer in the page, as they load. @param {import('playwright-core').Page} page
 */
export async function speakLongWords(page) {
  await page.evaluate('globalThis.areTextsLonger = true');
  await speak(page, 'hi-IN');
}
