import { useMemo } from 'react';
import { EmptyState, Page, PageHeader, Panel, TableSkeleton } from '@basket/ui';
import { LoadFailed, usePageTitle } from '@basket/web';
import { NotFound } from '../../components/not-found';
import { LiveState } from '../../components/state-badges';
import type { OtherLanguage } from '../../forms/other-texts';
import { useAllProducts, type AllProducts } from '../../lists/use-all-products';
import { t } from '../../texts';
import { WordFilters } from './components/word-filters';
import { WordsEditor } from './components/words-editor';
import { useWordTexts } from './use-word-texts';
import { useWordsView, type WordsView } from './use-words-view';
import { rowsOf } from './words';

/** /admin/products/words: the words that many products share, in the other languages of the shop (rule: shared-words). */
export function WordsPage() {
  const [view, show] = useWordsView();
  const all = useAllProducts();
  const { language } = view;
  return language ? <Words key={language.code} {...{ view, show, all, language }} /> : <NotFound />;
}

interface WordsProps {
  readonly view: WordsView;
  readonly show: (change: Partial<WordsView>) => void;
  readonly all: AllProducts;
  readonly language: OtherLanguage;
}

function Words({ view, show, all, language }: WordsProps) {
  usePageTitle(t('words.title'));
  const { live, texts, onSaved } = useWordTexts(language);
  const { products, isComplete } = all;
  const rows = useMemo(
    () => (isComplete && texts ? rowsOf(products, texts) : null),
    [isComplete, products, texts],
  );
  // Nobody has stored any yet: there is nothing to wait for.
  const lives = live.status === 'missing' ? [all.live] : [all.live, live];
  const failed = lives.find(({ status }) => status === 'error');
  return (
    <Page rhythm="panels">
      <PageHeader title={t('words.title')} badge={<LiveState of={lives} />} note={t('words.note')} />
      <Panel padding="none" label={t('words.title')}>
        {failed?.status === 'error' && <LoadFailed title={t('words.loadFailed')} of={failed} />}
        {!rows && !failed && <TableSkeleton label={t('words.loading')} columns={2} />}
        {rows?.length === 0 && <EmptyState title={t('words.none')} text={t('words.noneText')} />}
        {/* Also beside a failure, so that what was typed stays. */}
        {rows && rows.length > 0 && (
          <>
            <WordFilters {...{ rows, view, show, language }} />
            <WordsEditor {...{ rows, view, language, onSaved }} />
          </>
        )}
      </Panel>
    </Page>
  );
}
