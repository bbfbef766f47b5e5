import {
  done,
  maxSharedWords,
  maxSharedWordsBytes,
  refuse,
  type Outcome,
  type SharedWord,
  type WordChange,
} from '@basket/domain';

const inOrder = (a: SharedWord, b: SharedWord): number => (a.word < b.word ? -1 : 1);

/** The words of a language after a change, each once, in their order (rule: shared-words). */
export function decideWords(
  stored: readonly SharedWord[],
  changes: readonly WordChange[],
): Outcome<SharedWord[]> {
  const texts = new Map(stored.map(({ word, text }) => [word, text]));
  for (const { word, before, text } of changes) {
    if ((texts.get(word) ?? null) !== before) return refuse('changed_meanwhile', { field: word });
    if (text === null) texts.delete(word);
    else texts.set(word, text);
  }
  const words = [...texts].map(([word, text]) => ({ word, text })).sort(inOrder);
  const isTooMuch =
    words.length > maxSharedWords || Buffer.byteLength(JSON.stringify(words)) > maxSharedWordsBytes;
  return isTooMuch ? refuse('too_many_words') : done(words);
}
