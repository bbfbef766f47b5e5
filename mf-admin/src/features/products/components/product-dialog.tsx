import { useState } from 'react';
import type { Category, Product, Stored } from '@basket/domain';
import { FormErrorSummary, useForm } from '@basket/ui';
import { FormDialog } from '../../../forms/form-dialog';
import { useLeaveGuard } from '../../../forms/use-leave-guard';
import { checkProduct, emptyProductForm, formOfProduct, type ProductForm } from '../product-form';
import { useSaveProduct } from '../use-save-product';
import { OptionsEditor } from './options-editor';
import { PicturesField } from './pictures-field';
import { ProductFields } from './product-fields';
import styles from './product-form.module.css';

export interface ProductDialogProps {
  /** The product when the form was opened; null for a new one. */
  readonly product: Stored<Product> | null;
  readonly categories: readonly Stored<Category>[];
  readonly onClose: () => void;
}

/** The form of a product. It leaves out the stock of an existing product, which may be sold while the form is open. */
export function ProductDialog({ product, categories, onClose }: ProductDialogProps) {
  const [initial] = useState(() => (product ? formOfProduct(product) : emptyProductForm));
  const { progress, exists, save } = useSaveProduct(product);
  const form = useForm<ProductForm>({
    initial,
    idPrefix: 'product-',
    check: (values) => checkProduct(values, !exists),
    async send(values) {
      if (await save(values)) onClose();
    },
  });
  useLeaveGuard(form.isDirty);
  return (
    <FormDialog
      form={form}
      id="product-form"
      size="l"
      title={product ? 'Edit product' : 'Add product'}
      description={product?.name}
      submitLabel={product ? 'Update product' : 'Add product'}
      discard={{ text: 'What you changed here is not saved.', confirmLabel: 'Discard changes' }}
      className={styles.form}
      onClose={onClose}
    >
      <FormErrorSummary errors={form.errorLines} />
      <ProductFields form={form} categories={choosable(categories, product)} hasStock={!exists} />
      <PicturesField
        productId={product?.id ?? null}
        pictures={form.values.pictures}
        onChange={(next) => form.change(({ pictures }) => ({ pictures: next(pictures) }))}
        progress={progress}
        isDisabled={form.isBusy}
      />
      <OptionsEditor form={form} />
    </FormDialog>
  );
}

/** Active categories, and the product's own even if it is inactive. */
const choosable = (categories: readonly Stored<Category>[], product: Stored<Product> | null) =>
  categories.filter(({ id, isActive }) => isActive || id === product?.categoryId);
