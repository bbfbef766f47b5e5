import { useState, type FormEvent } from 'react';
import type { Category, Product, Stored } from '@basket/domain';
import { Button, ConfirmDialog, Dialog, FormErrorSummary } from '@basket/ui';
import { emptyOption, isOptionStarted } from '../new-option';
import {
  checkProduct,
  emptyProductForm,
  formOfProduct,
  productFieldId,
  type ProductErrors,
  type ProductField,
  type ProductForm,
} from '../product-form';
import { useLeaveGuard } from '../../../components/use-leave-guard';
import { useSaveProduct } from '../use-save-product';
import { OptionsEditor } from './options-editor';
import { PicturesField } from './pictures-field';
import { ProductFields } from './product-fields';
import styles from './product-form.module.css';

export interface ProductDialogProps {
  /** As it was when the form was opened; null for a new one. */
  readonly product: Stored<Product> | null;
  readonly categories: readonly Stored<Category>[];
  readonly onClose: () => void;
}

const formId = 'product-form';

/** Everything of a product but its stock once it exists: that is sold from while the form is open (checklist A2). */
export function ProductDialog({ product, categories, onClose }: ProductDialogProps) {
  const [initial] = useState(() => (product ? formOfProduct(product) : emptyProductForm));
  const [form, setForm] = useState<ProductForm>(initial);
  const [option, setOption] = useState(emptyOption);
  const [isTried, setIsTried] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { isBusy, progress, exists, save } = useSaveProduct(product);

  const isDirty = form !== initial && !isSame(form, initial);
  const hasChanges = isDirty || isOptionStarted(option);
  useLeaveGuard(hasChanges);

  const errors = isTried ? problemsOf() : {};
  const change = (part: Partial<ProductForm>): void => setForm((before) => ({ ...before, ...part }));

  function problemsOf(): ProductErrors {
    const found = checkProduct(form, !exists);
    return isOptionStarted(option) ? { ...found, options: 'Add the option, or clear its fields' } : found;
  }

  function close(): void {
    if (isBusy) return;
    if (hasChanges) setIsLeaving(true);
    else onClose();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTried(true);
    const [wrong] = Object.keys(problemsOf()) as ProductField[];
    if (wrong) document.getElementById(productFieldId(wrong))?.focus();
    else if (await save(form)) onClose();
  }

  return (
    <>
      <Dialog
        isOpen
        size="l"
        title={product ? 'Edit product' : 'Add product'}
        description={product?.name}
        onClose={close}
        footer={
          <>
            <Button variant="quiet" disabled={isBusy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} isBusy={isBusy}>
              {isBusy ? 'Saving...' : product ? 'Update product' : 'Add product'}
            </Button>
          </>
        }
      >
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <FormErrorSummary
            errors={Object.entries(errors).map(([field, text]) => ({
              fieldId: productFieldId(field as ProductField),
              text,
            }))}
          />
          <ProductFields
            form={form}
            errors={errors}
            onChange={change}
            categories={choosable(categories, product)}
            hasStock={!exists}
          />
          <PicturesField
            productId={product?.id ?? null}
            pictures={form.pictures}
            onChange={(next) => setForm((before) => ({ ...before, pictures: next(before.pictures) }))}
            progress={progress}
            isDisabled={isBusy}
          />
          <OptionsEditor
            options={form.options}
            onChange={(options) => change({ options })}
            typed={option}
            onType={setOption}
            error={errors.options}
          />
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        title="Discard your changes?"
        text="What you changed here is not saved."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      />
    </>
  );
}

/** Active ones (spec section 7), and the one that the product has. */
const choosable = (categories: readonly Stored<Category>[], product: Stored<Product> | null) =>
  categories.filter(({ id, isActive }) => isActive || id === product?.categoryId);

const isSame = (a: ProductForm, b: ProductForm): boolean => JSON.stringify(a) === JSON.stringify(b);
