/** React names each node that it has made or taken over. */
const isOfReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));

/** Texts are told by the element around them: React sets the only text of an element without naming it. */
const isForeign = (node: Node, parent: Node): boolean =>
  node instanceof Element ? !isOfReact(node) : node instanceof Text && !isOfReact(parent);

/**
 * Watches a page that React is about to take over for what extensions and translators do to it: elements around prices and phone numbers, other
 * texts, bars of their own. What the server rendered does not fit then, by no fault of ours (rule: extended-page).
 *
 * @param root has what the server rendered, and nothing of React's yet
 * @returns tells whether anybody but React has put elements or texts into it so far
 */
export function watchForeignChanges(root: HTMLElement): () => boolean {
  let isChanged = root.querySelector('font') !== null; // a translator that was here first
  const look = (records: readonly MutationRecord[]): void => {
    isChanged ||= records.some(({ type, target, addedNodes }) =>
      type === 'characterData'
        ? target.parentNode !== null && isForeign(target, target.parentNode)
        : [...addedNodes].some((node) => isForeign(node, target)),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    look(observer.takeRecords());
    return isChanged;
  };
}
