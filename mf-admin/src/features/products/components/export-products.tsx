import { useEffect, useEffectEvent, useState } from 'react';
import { indiaDate, productImagePath } from '@basket/domain';
import { Button, Dialog, download } from '@basket/ui';
import { LoadFailed, productImageUrl, serverNow, toast } from '@basket/web';
import { csvOf } from '../../../export/csv';
import { useAllProducts } from '../../../lists/use-all-products';
import { productColumns, type ShopNames } from '../import/product-columns';
import { t } from '../../../texts';

export interface ExportProductsProps extends ShopNames {
  readonly onClose: () => void;
}

/** Its address; its path as long as nobody knows where pictures are, which an import reads as well. */
const pictureUrl = (productId: string, imageId: string): string =>
  productImageUrl(productId, imageId, 'detail') ?? productImagePath(productId, imageId, 'detail');

/** Saves all products as a file that can be changed and imported (rule: products-exported). Mounted anew for each export. */
export function ExportProducts({ categories, onClose }: ExportProductsProps) {
  const [exportedAt] = useState(serverNow);
  const { products, isComplete, live } = useAllProducts();
  const save = useEffectEvent(() => {
    const rows = products.map((product) =>
      productColumns.map(({ cell }) => cell(product, { categories, exportedAt, pictureUrl })),
    );
    const headers = productColumns.map(({ header }) => header);
    download(`products-${indiaDate(exportedAt)}.csv`, csvOf([headers, ...rows]), 'text/csv');
    toast.success(t('products.exported', { n: products.length }));
    onClose();
  });
  useEffect(() => {
    if (isComplete) save();
  }, [isComplete]);
  return (
    <Dialog
      isOpen
      size="s"
      title={t('products.exportTitle')}
      onClose={onClose}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {t('products.cancel')}
        </Button>
      }
    >
      {live.status === 'error' ? (
        <LoadFailed title={t('products.loadFailed')} of={live} />
      ) : (
        <p role="status">{t('products.read', { n: products.length })}</p>
      )}
    </Dialog>
  );
}
