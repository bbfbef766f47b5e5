import { byPopularity, type PublishedProduct } from '@basket/domain';
import { Button, EmptyState, ProductGrid, Section, TextLink } from '@basket/ui';
import { Link, useStoreSettings, type Catalogue } from '@basket/web';
import { tintOf } from '../../../catalogue/tint-of';
import { ShopProduct } from '../../../components/products/shop-product';
import { productLooks } from '../product-looks';
import type { ProductQuery } from '../product-query';
import { t } from '../../../texts';

const mostOffered = 8;

export interface NothingFoundProps {
  readonly catalogue: Catalogue;
  /** The text that found nothing; '' when filters left nothing. */
  readonly typed: string;
  /** Ids of products that match some of it. */
  readonly near: readonly string[];
  readonly view: ProductQuery['view'];
  readonly onClear: () => void;
}

/** An empty list of products. After a search it is no dead end: it offers what is near and a way to the store (rule: search-near). */
export function NothingFound({ catalogue, typed, near, view, onClear }: NothingFoundProps) {
  const { storePhone, storeEmail } = useStoreSettings();
  const contact = storePhone
    ? `tel:${storePhone.replace(/[^\d+]/g, '')}`
    : storeEmail && `mailto:${storeEmail}`;
  const products = near.flatMap((id) => catalogue.productById.get(id) ?? []);
  const offered = products.length > 0 ? products : popular(catalogue);
  const category = catalogue.categoryById.get(products[0]?.categoryId ?? '');
  return (
    <>
      <EmptyState
        art="search"
        title={t('list.nothing')}
        text={t(typed === '' ? 'list.nothingFiltered' : 'list.nothingTyped')}
        action={
          <>
            <Button variant="quiet" onClick={onClear}>
              {t('list.clear')}
            </Button>
            {typed !== '' && contact && <TextLink to={contact}>{t('list.tellStore')}</TextLink>}
          </>
        }
      />
      {typed !== '' && offered.length > 0 && (
        <Section
          title={products.length > 0 ? t('list.near', { text: typed }) : t('list.popular')}
          link={category && { label: category.name, to: `/home/products?category=${category.id}`, as: Link }}
        >
          <ProductGrid view={view} label={t('list.offered')}>
            {offered.map((product) => (
              <ShopProduct
                key={product.id}
                product={product}
                tint={tintOf(catalogue, product.categoryId)}
                Look={productLooks[view]}
              />
            ))}
          </ProductGrid>
        </Section>
      )}
    </>
  );
}

const popular = (catalogue: Catalogue): readonly PublishedProduct[] =>
  byPopularity(catalogue)
    .filter(({ stockQuantity }) => stockQuantity > 0)
    .slice(0, mostOffered);
