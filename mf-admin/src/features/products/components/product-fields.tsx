import { Checkbox, Field, Select, TextArea } from '@basket/ui';
import { productFieldId, type ProductErrors, type ProductField, type ProductForm } from '../product-form';
import styles from './product-form.module.css';

export interface ProductFieldsProps {
  readonly form: ProductForm;
  readonly errors: ProductErrors;
  readonly onChange: (part: Partial<ProductForm>) => void;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** The first stock is asked for; afterwards it has its own control. */
  readonly hasStock: boolean;
}

type TextField = Exclude<ProductField, 'options'>;

/** The facts of a product, one field each (spec section 5). */
export function ProductFields({ form, errors, onChange, categories, hasStock }: ProductFieldsProps) {
  const field = (name: TextField) => ({
    id: productFieldId(name),
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <div className={styles.fields}>
        <Field
          {...field('name')}
          label="Name"
          maxLength={120}
          autoComplete="off"
          data-autofocus=""
          required
        />
        <Select
          label="Category"
          value={form.categoryId}
          onChange={(event) => onChange({ categoryId: event.target.value })}
          placeholder="Uncategorized"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextArea
          className={styles.wide}
          label="Description"
          isOptional
          maxLength={500}
          rows={2}
          value={form.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        <Field {...field('price')} label="Price" leading="₹" inputMode="decimal" isNumeric required />
        <Field
          {...field('mrp')}
          label="MRP"
          isOptional
          leading="₹"
          inputMode="decimal"
          isNumeric
          hint="Struck through beside a lower price"
        />
        {hasStock && (
          <Field
            {...field('stock')}
            label="Stock quantity"
            inputMode="numeric"
            isNumeric
            required
            hint="Units in the store now"
          />
        )}
        <Field {...field('unit')} label="Unit" maxLength={30} placeholder="500 g" required />
      </div>
      <div className={styles.flags}>
        <Checkbox
          label="Active"
          checked={form.isActive}
          onChange={(event) => onChange({ isActive: event.target.checked })}
        />
        <Checkbox
          label="Featured"
          checked={form.isFeatured}
          onChange={(event) => onChange({ isFeatured: event.target.checked })}
        />
      </div>
    </>
  );
}
