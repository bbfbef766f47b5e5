import { mostWordLength, type WordPlace } from '@basket/domain';
import { Button, Field, Row, Small, type Form } from '@basket/ui';
import type { OtherLanguage } from '../../../forms/other-texts';
import { t } from '../../../texts';
import type { WordFields, WordRow } from '../words';
import styles from './words.module.css';

const placeNames: Readonly<Record<WordPlace, () => string>> = {
  subcategory: () => t('words.subcategory'),
  badge: () => t('words.badge'),
  unit: () => t('words.unit'),
  option: () => t('words.option'),
  specification: () => t('words.specification'),
};

export interface WordItemProps {
  readonly row: WordRow;
  readonly language: OtherLanguage;
  readonly form: Form<WordFields>;
}

/** A word, where it is used, and the field of its text. */
export function WordItem({ row, language, form }: WordItemProps) {
  const { key, word, places, productCount: n } = row;
  const isUnused = n === 0;
  return (
    <li className={styles.word}>
      <Row gap={3} rowGap={1} justify="between">
        <span>
          <span lang="en">{word}</span>
          <Small>
            {isUnused
              ? t('words.unused')
              : t('words.usedIn', { places: places.map((place) => placeNames[place]()).join(', '), n })}
          </Small>
        </span>
        {isUnused && form.values[key] !== '' && (
          <Button
            variant="quiet"
            size="s"
            disabled={form.isBusy}
            aria-label={t('words.takeAwayOf', { word })}
            onClick={() => form.change({ [key]: '' })}
          >
            {t('words.takeAway')}
          </Button>
        )}
      </Row>
      <Field
        {...form.control(key)}
        isDense
        isLabelHidden
        label={t('words.textFor', { word })}
        lang={language.tag}
        maxLength={mostWordLength}
        autoComplete="off"
        readOnly={form.isBusy}
      />
    </li>
  );
}
