import { deleteProduct, type Product, type Stored } from '@basket/domain';
import { ConfirmDialog } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';

export interface DeleteProductProps {
  readonly product: Stored<Product>;
  readonly onClose: () => void;
}

/** Confirms before a product is deleted. Its pictures go with it; orders keep their own copy of its facts. */
export function DeleteProduct({ product, onClose }: DeleteProductProps) {
  const { run, isBusy } = useTold(deleteProduct, {
    done: t('products.deleted'),
    failed: t('products.deleteFailed'),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('products.deleteQuestion')}
      text={t('products.deleteText', { name: product.name })}
      confirmLabel={t('products.delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void run({ productId: product.id }, onClose)}
      onClose={onClose}
    />
  );
}
