import type { ReactNode } from 'react';
import { foodMarks, limitsOf, onePiece, productSchema } from '@basket/domain';
import { Checkbox, Field, RupeeField, Select, TextArea, type Form } from '@basket/ui';
import { OtherTextsSection } from '../../../forms/other-texts-section';
import { foodMarkLabels, productFieldLabels as labels, productTextLabels } from '../product-field-text';
import { productTexts, type ProductForm } from '../product-form';
import { t } from '../../../texts';
import styles from './product-form.module.css';

export interface ProductFieldsProps {
  readonly form: Form<ProductForm>;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** Whether to ask for the first stock. Afterwards stock is adjusted in a dialog of its own. */
  readonly hasStock: boolean;
  /** After what every product needs: its pictures. */
  readonly children: ReactNode;
}

const maxLengthOf = (name: keyof typeof productSchema.entries) =>
  limitsOf(productSchema.entries[name]).maxLength;

/** The fields of a product: what every product needs first, then its pictures, then the rest. */
export function ProductFields({ form, categories, hasStock, children }: ProductFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <Field
          {...form.control('name')}
          label={labels.name()}
          maxLength={maxLengthOf('name')}
          autoComplete="off"
          data-autofocus=""
          required
        />
        <Select
          {...form.control('categoryId')}
          label={labels.categoryId()}
          placeholder={t('products.uncategorized')}
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
        />
        <RupeeField {...form.control('price')} label={labels.price()} required />
        <RupeeField {...form.control('mrp')} label={labels.mrp()} isOptional hint={t('products.mrpHint')} />
        {hasStock && (
          <Field
            {...form.control('stock')}
            label={labels.stock()}
            inputMode="numeric"
            isNumeric
            required
            hint={t('products.stockHint')}
          />
        )}
        <Field
          {...form.control('unit')}
          label={labels.unit()}
          isOptional
          maxLength={maxLengthOf('unit')}
          placeholder={t('products.unitExample')}
          hint={t('products.unitHint', { unit: onePiece })}
        />
      </div>
      {children}
      <div className={styles.fields}>
        <FoodMarkField form={form} />
        <Grouping form={form} />
        <Texts form={form} />
        <Keywords form={form} />
      </div>
      <OtherTextsSection
        fields={productTexts.fields}
        control={(key) => form.control(key)}
        labels={productTextLabels}
        hints={{ unit: t('products.unitInLanguageHint') }}
      />
      <Flags form={form} />
    </>
  );
}

type PartProps = Pick<ProductFieldsProps, 'form'>;

/** Fields by which shoppers can narrow a category down. */
const Grouping = ({ form }: PartProps) => (
  <>
    <Field
      {...form.control('subcategory')}
      label={labels.subcategory()}
      hint={t('products.subcategoryHint')}
      isOptional
      maxLength={maxLengthOf('subcategory')}
      autoComplete="off"
    />
    <Field
      {...form.control('brand')}
      label={labels.brand()}
      isOptional
      maxLength={maxLengthOf('brand')}
      autoComplete="off"
    />
  </>
);

const Texts = ({ form }: PartProps) => (
  <>
    <TextArea
      {...form.control('description')}
      className={styles.wide}
      label={labels.description()}
      isOptional
      maxLength={maxLengthOf('description')}
      rows={2}
    />
    <TextArea
      {...form.control('longDescription')}
      className={styles.wide}
      label={labels.longDescription()}
      hint={t('products.longDescriptionHint')}
      isOptional
      maxLength={maxLengthOf('longDescription')}
      rows={3}
    />
  </>
);

const Keywords = ({ form }: PartProps) => (
  <Field
    {...form.control('keywords')}
    className={styles.wide}
    label={labels.keywords()}
    hint={t('products.keywordsHint')}
    isOptional
    maxLength={maxLengthOf('keywords')}
    autoComplete="off"
  />
);

const FoodMarkField = ({ form }: PartProps) => (
  <Select
    label={labels.foodMark()}
    value={form.values.foodMark}
    onChange={(event) =>
      form.change({ foodMark: foodMarks.find((mark) => mark === event.target.value) ?? 'none' })
    }
    options={foodMarks.map((mark) => ({ value: mark, label: foodMarkLabels[mark]() }))}
  />
);

const Flags = ({ form }: PartProps) => (
  <div className={styles.flags}>
    <Flag form={form} name="isActive" />
    <Flag form={form} name="isFeatured" />
  </div>
);

interface FlagProps extends PartProps {
  readonly name: 'isActive' | 'isFeatured';
}

const Flag = ({ form, name }: FlagProps) => (
  <Checkbox
    label={labels[name]()}
    checked={form.values[name]}
    onChange={(event) => form.change({ [name]: event.target.checked })}
  />
);
