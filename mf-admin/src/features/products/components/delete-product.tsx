import { deleteProduct, type Product, type Stored } from '@basket/domain';
import { ConfirmDialog } from '@basket/ui';
import { failureText, toast, useOperation } from '@basket/web';

export interface DeleteProductProps {
  readonly product: Stored<Product>;
  readonly onClose: () => void;
}

/** Confirms before a product is deleted. Its pictures go with it; orders keep their own copy of its facts. */
export function DeleteProduct({ product, onClose }: DeleteProductProps) {
  const deleting = useOperation(deleteProduct);

  async function confirm(): Promise<void> {
    try {
      await deleting.run({ productId: product.id });
      toast.success('Product deleted successfully!');
      onClose();
    } catch (error) {
      toast.error(failureText('Failed to delete product', error));
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title="Delete this product?"
      text={`${product.name} and its images are deleted for good. Orders that contain it stay as they are.`}
      confirmLabel="Delete product"
      isDanger
      isBusy={deleting.isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
