import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { IconClock, IconTrash, type SuggestionItem } from '@basket/ui';
import { useNavigate } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { forgetSearches, noteSearch, readRecentSearches } from '@basket/web/recent-searches';
import { t } from '../../texts';

const clearId = 'clear';

/** The last searches of this device as suggestions, and the way to clear them (rule: recent-searches). Notes what is searched for. */
export function useRecentSearches(inputRef: RefObject<HTMLInputElement | null>): {
  readonly items: readonly SuggestionItem[];
  readonly choose: (id: string) => void;
} {
  const [searches, setSearches] = useState(readRecentSearches);
  const navigate = useNavigate();
  const note = (text: string): void => {
    noteSearch(text);
    setSearches(readRecentSearches());
  };
  const onSubmit = useEffectEvent(note);
  useEffect(() => {
    const input = inputRef.current;
    const form = input?.form;
    if (!form) return undefined;
    const listening = new AbortController();
    form.addEventListener('submit', () => onSubmit(input.value), { signal: listening.signal });
    return () => listening.abort();
  }, [inputRef]);

  const group = t('header.recent');
  const items = searches.map((text) => ({
    id: `search:${text}`,
    label: text,
    leading: <IconClock />,
    group,
  }));
  const clear = { id: clearId, label: t('header.clearRecent'), leading: <IconTrash />, group };
  return {
    items: items.length === 0 ? [] : [...items, clear],
    choose: (id) => {
      const text = searches.find((one) => `search:${one}` === id);
      if (id === clearId) {
        forgetSearches();
        setSearches([]);
      } else if (text !== undefined) {
        note(text);
        void navigate(shopPages.results(text));
      }
    },
  };
}
