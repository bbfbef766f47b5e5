import { useState } from 'react';
import type { WordChange } from '@basket/domain';
import { EmptyState, formatNumber, LoadMore, nextFieldOnEnter, useKeptFocus } from '@basket/ui';
import { ConfirmLeaving } from '../../../forms/confirm-leaving';
import type { OtherLanguage } from '../../../forms/other-texts';
import { OthersChangesNotice } from '../../../forms/others-changes-notice';
import { SaveBar } from '../../../forms/save-bar';
import { t } from '../../../texts';
import { useWordsForm } from '../use-words-form';
import type { WordsView } from '../use-words-view';
import { findRows, type WordRow } from '../words';
import { WordItem } from './word-item';
import styles from './words.module.css';

/** So many rows are shown at first, and with each press more. */
const rowsAtOnce = 50;

export interface WordsEditorProps {
  /** All of them; those that the view leaves out keep what was typed. */
  readonly rows: readonly WordRow[];
  readonly view: WordsView;
  readonly language: OtherLanguage;
  readonly onSaved: (changes: readonly WordChange[]) => void;
}

/** The texts of the words, saved together. Enter leads from field to field. */
export function WordsEditor({ rows, view, language, onSaved }: WordsEditorProps) {
  const { form, others, changes, discard } = useWordsForm(rows, language, onSaved);
  const [most, setMost] = useState(rowsAtOnce);
  // The bar goes with what it has saved, a row with its text: what stays is the number of rows.
  const kept = useKeptFocus<HTMLFormElement>('p[tabindex]');
  const found = findRows(rows, view);
  const shown = found.slice(0, most);
  const words = new Map(rows.map(({ key, word }) => [key, word]));
  return (
    <form className={styles.form} {...form.props} {...kept} onKeyDown={nextFieldOnEnter}>
      <OthersChangesNotice
        of={others}
        form={form}
        label={(key) => words.get(key) ?? key}
        text={(key, values) => values[key]?.trim() || t('words.nothing')}
      />
      {found.length === 0 ? (
        <NoneFound isAllSaid={view.isOnlyWithout && view.search.trim() === ''} language={language} />
      ) : (
        <ul>
          {shown.map((row) => (
            <WordItem key={row.key} {...{ row, language, form }} />
          ))}
        </ul>
      )}
      <LoadMore
        summary={t('lists.countOf', { n: shown.length, total: formatNumber(found.length) })}
        onMore={shown.length < found.length ? () => setMost(most + rowsAtOnce) : undefined}
      />
      {(changes.length > 0 || form.isBusy) && (
        <SaveBar
          unsaved={changes.map(({ word }) => word)}
          isBusy={form.isBusy}
          saveLabel={form.isBusy ? t('words.saving') : t('words.save', { n: changes.length })}
          onDiscard={discard}
        />
      )}
      <ConfirmLeaving isDirty={changes.length > 0} />
    </form>
  );
}

const NoneFound = ({ isAllSaid, language }: { isAllSaid: boolean; language: OtherLanguage }) =>
  isAllSaid ? (
    <EmptyState isCompact title={t('words.allSaid', { language: language.name })} />
  ) : (
    <EmptyState isCompact art="search" title={t('words.noneFound')} />
  );
