import { useSearchParams } from '@basket/web';
import { otherLanguages, type OtherLanguage } from '../../forms/other-texts';

/** The part of the list that its address asks for. */
export interface WordsView {
  readonly search: string;
  /** Only words that are said in English as yet. */
  readonly isOnlyWithout: boolean;
  /** Absent in a shop that speaks English only. */
  readonly language: OtherLanguage | undefined;
}

/** Reads `?search=india&show=without&language=hi`; anything invalid is absent, and the language the first one (rule: filters-in-address). */
export function useWordsView(): readonly [WordsView, (change: Partial<WordsView>) => void] {
  const [params, setParams] = useSearchParams();
  const view: WordsView = {
    search: params.get('search') ?? '',
    isOnlyWithout: params.get('show') === 'without',
    language: otherLanguages.find(({ code }) => code === params.get('language')) ?? otherLanguages[0],
  };
  // Typing and choosing make no history of their own: Back leaves the page.
  const show = (change: Partial<WordsView>): void =>
    setParams(addressOf({ ...view, ...change }), { replace: true });
  return [view, show];
}

/** The parameters of a view, of which the usual ones are left out. */
export const addressOf = ({ search, isOnlyWithout, language }: WordsView): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(isOnlyWithout && { show: 'without' }),
  ...(language && language !== otherLanguages[0] && { language: language.code }),
});
