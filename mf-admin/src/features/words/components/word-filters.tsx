import { formatNumber, Row, SearchField, Segmented, TabLinks } from '@basket/ui';
import { Link } from '@basket/web';
import { otherLanguages, type OtherLanguage } from '../../../forms/other-texts';
import { useTyped } from '../../../forms/use-typed';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import { addressOf, type WordsView } from '../use-words-view';
import { isWithoutText, type WordRow } from '../words';
import styles from './words.module.css';

export interface WordFiltersProps {
  readonly rows: readonly WordRow[];
  readonly view: WordsView;
  readonly show: (change: Partial<WordsView>) => void;
  readonly language: OtherLanguage;
}

/** The language, where there are several, search, and which words the list has, with their numbers. */
export function WordFilters({ rows, view, show, language }: WordFiltersProps) {
  const [typed, setTyped] = useTyped(view.search, (search) => show({ search }));
  const without = formatNumber(rows.filter(isWithoutText).length);
  return (
    <>
      {otherLanguages.length > 1 && (
        // Links, so that unsaved texts are asked about.
        <TabLinks
          label={t('words.languages')}
          current={language.code}
          as={Link}
          items={otherLanguages.map((other) => ({
            ...{ key: other.code, label: other.name },
            to: `${paths.words}?${new URLSearchParams(addressOf({ ...view, language: other }))}`,
          }))}
        />
      )}
      <Row gap={3} rowGap={2} isInset>
        <SearchField
          className={styles.search}
          isDense
          label={t('words.search')}
          placeholder={t('words.search')}
          value={typed}
          onChange={setTyped}
        />
        <Segmented
          label={t('words.which')}
          value={view.isOnlyWithout ? 'without' : 'all'}
          options={[
            { value: 'all', label: t('words.all', { n: formatNumber(rows.length) }) },
            { value: 'without', label: t('words.without', { language: language.name, n: without }) },
          ]}
          onChange={(value) => show({ isOnlyWithout: value === 'without' })}
        />
      </Row>
    </>
  );
}
