import { useState } from 'react';
import { Field, TextArea, type Form } from '@basket/ui';
import { t } from '../texts';
import { otherLanguages, textLabel, type TextField, type TextKey } from './other-texts';
import styles from './other-texts-section.module.css';

export interface OtherTextsSectionProps<Name extends string> {
  readonly fields: readonly TextField<Name>[];
  readonly control: (key: TextKey<Name>) => ReturnType<Form<Record<TextKey<Name>, string>>['control']>;
  /** As the English field is called. */
  readonly labels: { readonly [N in Name]: () => string };
  readonly hints?: Partial<Readonly<Record<NoInfer<Name>, string>>>;
}

/** Longer texts have several lines. */
const mostInLine = 200;

/** The texts of other languages, in a section that is closed at first; a wrong one opens it. */
export function OtherTextsSection<Name extends string>(props: OtherTextsSectionProps<Name>) {
  const { fields, control, labels, hints } = props;
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || fields.some(({ key }) => control(key).error !== undefined);
  const [first, ...more] = otherLanguages;
  if (!first) return null;
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
    >
      {more.length === 0 ? (
        <summary lang={first.tag}>{first.name}</summary>
      ) : (
        <summary>{t('forms.otherLanguages')}</summary>
      )}
      {isOpen && (
        <div className={styles.fields}>
          {fields.map(({ key, name, language, maxLength }) => {
            const field = {
              ...control(key),
              label: textLabel(labels[name](), language),
              lang: language.tag,
              isOptional: true,
              maxLength,
              hint: hints?.[name],
            };
            return maxLength > mostInLine ? (
              <TextArea key={key} {...field} rows={2} />
            ) : (
              <Field key={key} {...field} autoComplete="off" />
            );
          })}
        </div>
      )}
    </details>
  );
}
