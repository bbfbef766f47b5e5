import { useId, useState } from 'react';
import {
  categoryDraftSchema,
  fieldErrors,
  fieldsOf,
  limitsOf,
  saveCategory,
  tints,
  type Category,
  type Stored,
} from '@basket/domain';
import { Checkbox, Field, type Form, FormDialog, ProductImage, Select, TextArea, useForm } from '@basket/ui';
import { categoryImageUrl, toast } from '@basket/web';
import { useTold } from '@basket/web/told';
import { OtherTextsSection } from '../../../forms/other-texts-section';
import { OthersChangesNotice } from '../../../forms/others-changes-notice';
import { useOthersChanges } from '../../../forms/use-others-changes';
import { t } from '../../../texts';
import {
  categoryFieldLabels as labels,
  categoryFieldText,
  categoryPictures,
  categoryTextLabels,
  categoryTexts,
  colourLabels,
  draftOfForm,
  formOfCategory,
  newCategoryDraft,
  type CategoryForm,
} from '../category-draft';
import styles from './category-dialog.module.css';

export interface CategoryDialogProps {
  /** Null for a new category. */
  readonly category: Stored<Category> | null;
  /** Live. */
  readonly categories: readonly Stored<Category>[];
  readonly onClose: () => void;
}

const { name, description } = categoryDraftSchema.entries;

/** The shop shows a description as one paragraph. */
const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ');

/** Adds or edits a category. */
export function CategoryDialog({ category, categories, onClose }: CategoryDialogProps) {
  const id = useId();
  const [fresh] = useState(() => newCategoryDraft(categories));
  const stored = categories.find((known) => known.id === category?.id) ?? category;
  const others = useOthersChanges(stored ? formOfCategory(stored) : fresh);
  const { run, failure } = useTold(saveCategory, {
    done: t(category ? 'categories.updated' : 'categories.added'),
    failed: t('categories.saveFailed'),
  });
  const form = useForm<CategoryForm>({
    initial: others.latest,
    idPrefix: `${id}-`,
    check: (values) => ({
      ...fieldErrors(categoryDraftSchema, fieldsOf(categoryDraftSchema, values), { whose: 'the' }),
      ...categoryTexts.errorsIn(values),
      ...others.errors(values),
    }),
    onInvalid: toast.error,
    send: (values) => {
      const draft = draftOfForm(values);
      return run(
        stored
          ? { kind: 'existing', categoryId: stored.id, before: fieldsOf(categoryDraftSchema, stored), draft }
          : { kind: 'new', draft },
        onClose,
      );
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(category ? 'categories.editCategory' : 'categories.addCategory')}
      submitLabel={t('categories.saveCategory')}
      discard={{ text: t('categories.notSaved'), confirmLabel: t('categories.discard') }}
      gap={4}
      failure={failure}
      onClose={onClose}
    >
      <OthersChangesNotice
        of={others}
        form={form}
        label={(field) => labels[field]()}
        text={categoryFieldText}
      />
      <Field
        {...form.control('name')}
        label={labels.name()}
        data-autofocus
        maxLength={limitsOf(name).maxLength}
      />
      <TextArea
        {...form.control('description', oneLine)}
        label={labels.description()}
        isOptional
        maxLength={limitsOf(description).maxLength}
      />
      <OtherTextsSection
        fields={categoryTexts.fields}
        control={(key) => form.control(key, oneLine)}
        labels={categoryTextLabels}
      />
      <LookFields form={form} />
      <Checkbox
        label={labels.isActive()}
        hint={t('categories.activeHint')}
        checked={form.values.isActive}
        onChange={(event) => form.change({ isActive: event.target.checked })}
      />
    </FormDialog>
  );
}

/** Picture and colour of the category's tile, with a preview. */
function LookFields({ form }: { form: Form<CategoryForm> }) {
  const { icon, colour } = form.values;
  const isKnown = icon === '' || categoryPictures.some((picture) => picture.icon === icon);
  const pictures = isKnown ? categoryPictures : [{ icon, label: () => icon }, ...categoryPictures];
  return (
    <div className={styles.look}>
      <ProductImage src={categoryImageUrl(icon)} alt="" tint={colour} size="thumb" />
      <Select
        {...form.control('icon')}
        label={labels.icon()}
        placeholder={t('categories.noPictureChosen')}
        options={pictures.map((picture) => ({ value: picture.icon, label: picture.label() }))}
      />
      <Select
        label={labels.colour()}
        options={tints.map((tint) => ({ value: tint, label: colourLabels[tint]() }))}
        value={colour}
        onChange={({ target }) =>
          form.change({ colour: tints.find((tint) => tint === target.value) ?? colour })
        }
      />
    </div>
  );
}
