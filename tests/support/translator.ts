/**
 * Changes a page as a translating browser does: every text goes into two elements, again and again as texts change, and the page's own text
 * node leaves the document. The words stay as they are, so that tests read the same page. Runs in a page, as an init script.
 *
 * @param inOneStep whether the elements take the text's place in one step, or are put before it first
 */
export function translatePage(inOneStep = true): void {
  const translate = (text: Text): void => {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, title, option, font'))
      return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    outer.dataset['translated'] = '';
    if (inOneStep) text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const begin = (): void => {
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE && node.isConnected) translate(node as Text);
          else if (node.nodeType === Node.ELEMENT_NODE) translateAll(node);
        }
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
