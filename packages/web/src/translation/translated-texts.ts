/** The stand-in that a translator has put in the place of a text. */
const standIns = new WeakMap<Node, ChildNode>();

/** The elements that translators of browsers and extensions put texts into. */
const isStandIn = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** The element takes the text's place in one step, or is put beside it before the text is taken out. */
function noteStandIns(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
      if (standIn) standIns.set(removed, standIn);
    }
}

let observer: MutationObserver | undefined;

/** Puts a text back that a translator has taken out, in the place of what stands there now. The translator translates it anew. */
function putBack(text: Node | null): void {
  if (text?.nodeType !== Node.TEXT_NODE || text.parentNode) return;
  noteStandIns(observer?.takeRecords() ?? []);
  standIns.get(text)?.replaceWith(text);
}

type Method<Parameters extends readonly unknown[]> = (this: Node, ...parameters: Parameters) => Node;

/** A method of every node, which is called for one of them. Looked up late: the server that renders pages has no nodes. */
function nativeMethod<Parameters extends readonly unknown[]>(
  name: 'removeChild' | 'insertBefore' | 'appendChild',
): Method<Parameters> {
  const nodes: object = Node.prototype;
  return Reflect.get(nodes, name) as Method<Parameters>;
}

/**
 * Lets React and a translating browser work on one page (rule: translated-page). A translator takes texts out and puts elements in their
 * place; React keeps the texts that it has made, so that what it writes into them is not seen, and removing one, or putting something
 * before one, throws and ends the page. Here a text is put back before React touches it.
 *
 * Called once for each page, before React renders. Texts are told from what is seen of the translator, as it works in a world of its own.
 */
export function keepTextsInReach(): void {
  if (observer) return;
  observer = new MutationObserver(noteStandIns);
  observer.observe(document, { childList: true, subtree: true });
  const removeChild = nativeMethod<[Node]>('removeChild');
  const insertBefore = nativeMethod<[Node, Node | null]>('insertBefore');
  const appendChild = nativeMethod<[Node]>('appendChild');
  const isLost = (parent: Node, child: Node): boolean =>
    child.nodeType === Node.TEXT_NODE && child.parentNode !== parent;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child);
    // What a translator has swallowed without a trace is gone already.
    if (!isLost(this, child)) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    putBack(child); // its stand-in must not stay beside it
    putBack(before);
    insertBefore.call(this, child, before && isLost(this, before) ? null : before);
    return child;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child);
    appendChild.call(this, child);
    return child;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      putBack(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
