import { useState } from 'react';
import { products, type Category, type Product, type Stored } from '@basket/domain';
import { ConfirmDialog, FormDialog, FormErrorSummary, useForm } from '@basket/ui';
import { useLiveDocument } from '@basket/web';
import { useUnloadGuard } from '../../../forms/use-unload-guard';
import { OthersChangesNotice } from '../../../forms/others-changes-notice';
import { useOthersChanges } from '../../../forms/use-others-changes';
import { productFieldLabels, productFieldText } from '../product-field-text';
import type { ProductEntry } from '../product-entries';
import { checkProduct, emptyProductForm, formOfProduct, type ProductForm } from '../product-form';
import { useSaveProduct } from '../use-save-product';
import { t } from '../../../texts';
import { OptionsEditor } from './options-editor';
import { PicturesField } from './pictures-field';
import { ProductFields } from './product-fields';
import { RelatedProducts } from './related-products';
import { SpecificationsEditor } from './specifications-editor';

export interface ProductDialogProps {
  /** The product when the form was opened; null for a new one. */
  readonly product: Stored<Product> | null;
  readonly categories: readonly Stored<Category>[];
  /** All that can be related to it. */
  readonly products: readonly ProductEntry[];
  readonly onClose: () => void;
}

/** The form of a product. It leaves out the stock of an existing product, which may be sold while the form is open. */
export function ProductDialog({ product, categories, products: entries, onClose }: ProductDialogProps) {
  const live = useLiveDocument(products.schema, product && products.path(product.id));
  const stored = live.status === 'ready' ? live.data : product;
  const others = useOthersChanges(stored ? formOfProduct(stored) : emptyProductForm);
  const second = useSecond();
  const { progress, exists, save, failure } = useSaveProduct(stored, second.ask);
  const form = useForm<ProductForm>({
    initial: others.latest,
    idPrefix: 'product-',
    check: (values) => ({ ...checkProduct(values, !exists), ...others.errors(values) }),
    async send(values) {
      if (await save(values)) onClose();
    },
  });
  useUnloadGuard(form.isDirty);
  const dialog = (
    <FormDialog
      form={form}
      size="l"
      title={t(product ? 'products.editProduct' : 'products.addProduct')}
      description={product?.name}
      submitLabel={t(product ? 'products.updateProduct' : 'products.addProduct')}
      discard={{ text: t('products.discardText'), confirmLabel: t('products.discard') }}
      gap={6}
      failure={failure}
      onClose={onClose}
    >
      <FormErrorSummary errors={form.errorLines} />
      <OthersChangesNotice
        of={others}
        form={form}
        label={(field) => productFieldLabels[field]()}
        text={(field, values) => productFieldText(field, values, nameIn(categories))}
      />
      <ProductFields form={form} categories={choosable(categories, product)} hasStock={!exists}>
        <PicturesField
          productId={product?.id ?? null}
          pictures={form.values.pictures}
          onChange={(next) => form.change(({ pictures }) => ({ pictures: next(pictures) }))}
          progress={progress}
          isDisabled={form.isBusy}
        />
      </ProductFields>
      <OptionsEditor form={form} />
      <SpecificationsEditor form={form} />
      <RelatedProducts form={form} products={entries} ownId={product?.id ?? null} />
    </FormDialog>
  );
  return (
    <>
      {dialog}
      <ConfirmDialog
        isOpen={second.twin !== null}
        title={t('products.twin', { product: second.twin ?? '' })}
        text={t('products.twinText')}
        confirmLabel={t('products.addTwin')}
        cancelLabel={t('products.goBack')}
        onConfirm={() => second.answer(true)}
        onClose={() => second.answer(false)}
      />
    </>
  );
}

interface Question {
  /** The product that is there already: 'Potato, Agra · 1 kg'. */
  readonly twin: string;
  readonly resolve: (isWanted: boolean) => void;
}

/** A question that saving waits for: whether a product that the shop has is wanted a second time (rule: second-product). */
function useSecond() {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    twin: question?.twin ?? null,
    ask: (twin: string) => new Promise<boolean>((resolve) => setQuestion({ twin, resolve })),
    answer: (isWanted: boolean): void => {
      question?.resolve(isWanted);
      setQuestion(null);
    },
  };
}

const nameIn =
  (categories: readonly Stored<Category>[]) =>
  (id: string): string =>
    categories.find((category) => category.id === id)?.name ?? t('products.goneCategory');

/** Active categories, and the product's own even if it is inactive. */
const choosable = (categories: readonly Stored<Category>[], product: Stored<Product> | null) =>
  categories.filter(({ id, isActive }) => isActive || id === product?.categoryId);
