import { useMemo } from 'react';
import { saveWords, type WordChange } from '@basket/domain';
import { useForm, type Form } from '@basket/ui';
import { useOperation } from '@basket/web';
import { useToldRun } from '@basket/web/told';
import type { OtherLanguage } from '../../forms/other-texts';
import { useOthersChanges, type OthersChanges } from '../../forms/use-others-changes';
import { t } from '../../texts';
import { callsOf, changesOf, textsOf, type WordFields, type WordRow } from './words';

export interface WordsForm {
  readonly form: Form<WordFields>;
  /** Only where both have changed the same word: other texts simply follow. */
  readonly others: OthersChanges<WordFields>;
  /** As a save would send them. */
  readonly changes: readonly WordChange[];
  /** Takes back what was typed. */
  readonly discard: () => void;
}

/** The texts of all rows as one form, which stays what it is while rows come and go (rules: shared-words, edit-conflict). */
export function useWordsForm(
  rows: readonly WordRow[],
  { code }: OtherLanguage,
  onSaved: (changes: readonly WordChange[]) => void,
): WordsForm {
  const latest = useMemo(() => textsOf(rows), [rows]);
  const others = useOthersChanges(latest);
  const saving = useOperation(saveWords);
  const { run } = useToldRun(
    {
      isBusy: saving.isBusy,
      async run(changes: readonly WordChange[]): Promise<void> {
        for (const part of callsOf(changes)) {
          await saving.run({ language: code, changes: [...part] });
          onSaved(part);
        }
      },
    },
    { done: (_answer, { length: n }) => t('words.saved', { n }), failed: t('words.saveFailed') },
  );
  const form = useForm<WordFields>({
    initial: latest,
    idPrefix: 'word-',
    check: others.errors,
    send: (values) => run(changesOf(rows, values), discard),
  });
  // Told to nobody: they have read the new text before they type.
  const quiet = others.changes(form.values).filter(({ isContested }) => !isContested);
  if (quiet.length > 0) others.accept(quiet.map(({ name }) => name));

  function discard(): void {
    // A field that has the focus would go back to the text with which it got it.
    form.props.onBlur();
    form.reset();
  }
  return { form, others, changes: changesOf(rows, form.values), discard };
}
