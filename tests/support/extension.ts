/** Changes that extensions of browsers make: attributes of their own, bars, and elements around texts. */
export const extensions = ['attributes', 'elements', 'fonts', 'links'] as const;
export type Extension = (typeof extensions)[number];

/** Changes a page as an extension does. Runs in a page. */
export function extendPage(extension: Extension): void {
  const root = document.getElementById('root');
  const main = document.querySelector('main');
  if (!root || !main) throw new Error('The page is not rendered');
  if (extension === 'attributes') {
    for (const element of [
      document.documentElement,
      document.body,
      ...root.querySelectorAll('input, button'),
    ])
      element.setAttribute('data-zz-extension', 'on');
  } else if (extension === 'elements') {
    for (const parent of [document.body, root, main]) parent.prepend(document.createElement('zz-bar'));
    document.body.append(document.createElement('zz-overlay'));
    main.querySelector('button')?.before(document.createElement('zz-mark'));
  } else {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('option')) continue;
      // Translators take all texts, others prices and phone numbers.
      if (extension === 'links' && !text.data.includes('₹')) continue;
      const element = document.createElement(extension === 'links' ? 'a' : 'font');
      text.replaceWith(element);
      element.append(text);
    }
  }
}
