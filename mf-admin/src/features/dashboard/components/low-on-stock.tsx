import { primaryImageId, type Product, type Stored } from '@basket/domain';
import { IconChevronRight, Panel, ProductImage, TextLink } from '@basket/ui';
import { Link, prepareImageUrls, productImageUrl, useLoaded, type Live } from '@basket/web';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import styles from '../dashboard.module.css';
import { PanelRows } from './panel-rows';

/** Products on sale of which few or none are left, the fewest first. */
export function LowOnStock({ products }: { products: Live<Stored<Product>[]> }) {
  // The rows are shown without pictures until these are known.
  useLoaded('pictures', prepareImageUrls, t('dashboard.picturesNotLoaded'));
  return (
    <Panel
      title={t('dashboard.lowOnStock')}
      actions={
        <TextLink to={paths.products} as={Link} trailing={<IconChevronRight size={16} />}>
          {t('dashboard.viewAll')}
        </TextLink>
      }
    >
      <PanelRows
        live={products}
        failed={t('dashboard.loadProductsFailed')}
        empty={t('dashboard.enoughStock')}
      >
        {({ id, name, unit, images, stockQuantity }) => (
          <span className={styles.row}>
            <ProductImage src={productImageUrl(id, primaryImageId(images), 'card')} alt="" size="line" />
            <span className={styles.words}>
              <b>{name}</b>
              <small>{unit}</small>
            </span>
            <span className={stockQuantity === 0 ? styles.out : styles.left}>
              {stockQuantity === 0 ? t('dashboard.outOfStock') : t('dashboard.left', { n: stockQuantity })}
            </span>
          </span>
        )}
      </PanelRows>
    </Panel>
  );
}
