import { useMemo, useState } from 'react';
import { sharedWords, type SharedWord, type SharedWords, type Stored, type WordChange } from '@basket/domain';
import { useLiveDocument, type Live } from '@basket/web';
import type { OtherLanguage } from '../../forms/other-texts';
import { unheardOf, withSaved } from './words';

const none: readonly SharedWord[] = [];

export interface WordTexts {
  readonly live: Live<Stored<SharedWords>>;
  /** By their word; null before they are there for the first time. What was read stays where the connection breaks. */
  readonly texts: ReadonlyMap<string, string> | null;
  /** They are saved: known at once, also where the answer comes before the document. */
  readonly onSaved: (changes: readonly WordChange[]) => void;
}

/** The stored texts of words in a language, live. Mounted anew for another language. */
export function useWordTexts({ code }: OtherLanguage): WordTexts {
  const live = useLiveDocument(sharedWords.schema, sharedWords.path(code));
  const fresh = live.status === 'ready' ? live.data.words : live.status === 'missing' ? none : null;
  const [read, setRead] = useState(fresh);
  const [saved, setSaved] = useState<readonly WordChange[]>([]);
  if (fresh && fresh !== read) setRead(fresh);
  const heard = useMemo(() => read && new Map(read.map(({ word, text }) => [word, text])), [read]);
  const unheard = heard ? unheardOf(heard, saved) : saved;
  if (unheard.length < saved.length) setSaved(unheard);
  const texts = useMemo(() => heard && withSaved(heard, saved), [heard, saved]);
  return { live, texts, onSaved: (changes) => setSaved((before) => [...before, ...changes]) };
}
