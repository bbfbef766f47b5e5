import { normalise, wordsOf } from './search-words';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits `text` into parts and marks those that match the search. Only the typed part of a word is marked; a word that
 * was found despite a typing error is marked whole.
 *
 * @param typed the search as typed
 * @param words the catalogue's words that matched, see `SearchResult`
 */
export function markMatches(text: string, typed: string, words: ReadonlySet<string>): TextPart[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (piece === '') continue;
    const word = normalise(piece);
    const inside = wanted
      .map((each) => ({ at: word.indexOf(each), length: each.length }))
      .find(({ at }) => at === 0 || (at > 0 && words.has(word)));
    // Accents change the length of a word, and with it every position.
    if (inside && word.length === piece.length)
      parts.push(...cut(piece, inside.at, inside.at + inside.length));
    else parts.push({ text: piece, isMatch: inside !== undefined || words.has(word) });
  }
  return join(parts);
}

function cut(piece: string, start: number, end: number): TextPart[] {
  return [
    { text: piece.slice(0, start), isMatch: false },
    { text: piece.slice(start, end), isMatch: true },
    { text: piece.slice(end), isMatch: false },
  ].filter(({ text }) => text !== '');
}

/** Neighbours of the same kind become one part. */
function join(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.isMatch === part.isMatch)
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
