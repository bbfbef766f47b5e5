import {
  brandSchema,
  foodMarks,
  keywordsSchema,
  limitsOf,
  productSchema,
  subcategorySchema,
} from '@basket/domain';
import { Checkbox, Field, Select, TextArea, type Form } from '@basket/ui';
import { foodMarkLabels } from '../product-field-text';
import type { ProductForm } from '../product-form';
import styles from './product-form.module.css';

export interface ProductFieldsProps {
  readonly form: Form<ProductForm>;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** Whether to ask for the first stock. Afterwards stock is adjusted in a dialog of its own. */
  readonly hasStock: boolean;
}

const { name, description, longDescription, unit } = productSchema.entries;

/** The fields of a product, except pictures and lists. */
export function ProductFields({ form, categories, hasStock }: ProductFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <Field
          {...form.control('name')}
          label="Name"
          maxLength={limitsOf(name).maxLength}
          autoComplete="off"
          data-autofocus=""
          required
        />
        <Select
          {...form.control('categoryId')}
          label="Category"
          placeholder="Uncategorized"
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
        />
        <Grouping form={form} />
        <TextArea
          {...form.control('description')}
          className={styles.wide}
          label="Description"
          isOptional
          maxLength={limitsOf(description).maxLength}
          rows={2}
        />
        <TextArea
          {...form.control('longDescription')}
          className={styles.wide}
          label="Long description"
          hint="On the page of the product, below its picture"
          isOptional
          maxLength={limitsOf(longDescription).maxLength}
          rows={3}
        />
        <Field {...form.control('price')} label="Price" leading="₹" inputMode="decimal" isNumeric required />
        <Field
          {...form.control('mrp')}
          label="MRP"
          isOptional
          leading="₹"
          inputMode="decimal"
          isNumeric
          hint="Struck through beside a lower price"
        />
        {hasStock && (
          <Field
            {...form.control('stock')}
            label="Stock quantity"
            inputMode="numeric"
            isNumeric
            required
            hint="Units in the store now"
          />
        )}
        <Field
          {...form.control('unit')}
          label="Unit"
          maxLength={limitsOf(unit).maxLength}
          placeholder="500 g"
          required
        />
        <FoodMarkField form={form} />
        <Field
          {...form.control('keywords')}
          className={styles.wide}
          label="Also searched as"
          hint="Other words and spellings, separated by commas: aloo, batata"
          isOptional
          maxLength={limitsOf(keywordsSchema).maxLength}
          autoComplete="off"
        />
      </div>
      <Flags form={form} />
    </>
  );
}

type PartProps = Pick<ProductFieldsProps, 'form'>;

/** What shoppers can narrow a category down by. */
const Grouping = ({ form }: PartProps) => (
  <>
    <Field
      {...form.control('subcategory')}
      label="Subcategory"
      hint="A group within the category: Chips & namkeen"
      isOptional
      maxLength={limitsOf(subcategorySchema).maxLength}
      autoComplete="off"
    />
    <Field
      {...form.control('brand')}
      label="Brand"
      isOptional
      maxLength={limitsOf(brandSchema).maxLength}
      autoComplete="off"
    />
  </>
);

const FoodMarkField = ({ form }: PartProps) => (
  <Select
    label="Food mark"
    value={form.values.foodMark}
    onChange={(event) =>
      form.change({ foodMark: foodMarks.find((mark) => mark === event.target.value) ?? 'none' })
    }
    options={foodMarks.map((mark) => ({ value: mark, label: foodMarkLabels[mark] }))}
  />
);

const Flags = ({ form }: PartProps) => (
  <div className={styles.flags}>
    <Flag form={form} name="isActive" label="Active" />
    <Flag form={form} name="isFeatured" label="Featured" />
  </div>
);

interface FlagProps extends PartProps {
  readonly name: 'isActive' | 'isFeatured';
  readonly label: string;
}

const Flag = ({ form, name, label }: FlagProps) => (
  <Checkbox
    label={label}
    checked={form.values[name]}
    onChange={(event) => form.change({ [name]: event.target.checked })}
  />
);
