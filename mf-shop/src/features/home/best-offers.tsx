import type { PublishedProduct } from '@basket/domain';
import { DiscountBadge, Price, ProductImage, Section } from '@basket/ui';
import { Link, productImageUrl, useStoreSettings, type Catalogue } from '@basket/web';
import { tintOf } from '../../catalogue/tint-of';
import { paths } from '../../paths';
import { t } from '../../texts';
import styles from './best-offers.module.css';
import type { DiscountedProduct } from './home-selection';

export interface BestOffersProps {
  readonly offers: readonly DiscountedProduct<PublishedProduct>[];
  readonly categoryById: Catalogue['categoryById'];
}

/** The biggest discounts of the catalogue, one line each. */
export function BestOffers({ offers, categoryById }: BestOffersProps) {
  const { smallestShownDiscountPercent } = useStoreSettings();
  if (offers.length === 0) return null;
  return (
    <Section title={t('home.bestOffers')}>
      <ul className={styles.offers}>
        {offers.map(({ product }) => (
          <li key={product.id}>
            <Link to={paths.product(product.id)} className={styles.offer}>
              <ProductImage
                src={productImageUrl(product.id, product.imageIds[0] ?? null, 'card')}
                alt=""
                size="line"
                tint={tintOf({ categoryById }, product.categoryId)}
              />
              <span className={styles.words}>
                <span className={styles.name}>{product.name}</span>
                <Price
                  size="line"
                  pricePaise={product.pricePaise}
                  originalPricePaise={product.originalPricePaise}
                />
              </span>
              <DiscountBadge
                pricePaise={product.pricePaise}
                originalPricePaise={product.originalPricePaise}
                fromPercent={smallestShownDiscountPercent}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
