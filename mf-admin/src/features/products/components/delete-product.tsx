import { deleteProduct, type Product, type Stored } from '@basket/domain';
import { ConfirmDialog } from '@basket/ui';
import { useTold } from '@basket/web/told';

export interface DeleteProductProps {
  readonly product: Stored<Product>;
  readonly onClose: () => void;
}

/** Confirms before a product is deleted. Its pictures go with it; orders keep their own copy of its facts. */
export function DeleteProduct({ product, onClose }: DeleteProductProps) {
  const { run, isBusy } = useTold(deleteProduct, {
    done: 'Product deleted successfully!',
    failed: 'Failed to delete product',
  });
  return (
    <ConfirmDialog
      isOpen
      title="Delete this product?"
      text={`${product.name} and its images are deleted for good. Orders that contain it stay as they are.`}
      confirmLabel="Delete product"
      isDanger
      isBusy={isBusy}
      onConfirm={() => void run({ productId: product.id }, onClose)}
      onClose={onClose}
    />
  );
}
