import { useEffect, type RefObject } from 'react';
import { markMatches, type PublishedProduct, type SearchResult } from '@basket/domain';
import './search-match.css';

const highlightName = 'search-match';

/**
 * Marks the matched parts of names on the screen with the browser's highlights: the cards do not
 * change. A browser without highlights shows no marks.
 *
 * @param shown what is on the screen: other products are other texts
 */
export function useMarkedMatches(
  place: RefObject<HTMLElement | null>,
  typed: string,
  found: SearchResult | null,
  shown: readonly PublishedProduct[],
): void {
  useEffect(() => {
    if (!found || !place.current || typeof Highlight === 'undefined') return undefined;
    const ranges = [...place.current.querySelectorAll('h3')].flatMap((name) =>
      rangesIn(name, typed, found.words),
    );
    CSS.highlights.set(highlightName, new Highlight(...ranges));
    return () => void CSS.highlights.delete(highlightName);
  }, [place, typed, found, shown]);
}

function rangesIn(element: Element, typed: string, words: ReadonlySet<string>): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    let start = 0;
    for (const { text, isMatch } of markMatches(node.textContent ?? '', typed, words)) {
      if (isMatch) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, start + text.length);
        ranges.push(range);
      }
      start += text.length;
    }
  }
  return ranges;
}
