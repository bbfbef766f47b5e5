import type { PublishedProduct } from '@basket/domain';
import { DefinitionList, ErrorPanel, LoadingRegion, ProductGrid, Section, Skeleton } from '@basket/ui';
import { Link, useProductDetails, type Catalogue } from '@basket/web';
import { ShopProduct } from '../../components/products/shop-product';
import { tintOf } from '../../catalogue/tint-of';
import { paths } from '../../paths';
import styles from './product-details.module.css';

export interface ProductDetailsProps {
  readonly product: PublishedProduct;
  /** How much one buys with the chosen options: 'Net quantity' says it, too. */
  readonly pack: string;
  readonly catalogue: Catalogue;
  /** Long description and specifications beside the picture, related products below both. */
  readonly part: 'words' | 'related';
}

/** The details from the catalogue's second file, loaded when a product is opened. */
export function ProductDetails({ product, pack, catalogue, part }: ProductDetailsProps) {
  const details = useProductDetails(product.categoryId, product.id);
  if (part === 'related')
    return details.status === 'ready' && details.data ? (
      <Related ids={details.data.relatedProductIds} product={product} catalogue={catalogue} />
    ) : null;
  if (details.status === 'loading') return <WordsSkeleton />;
  if (details.status === 'error')
    return <ErrorPanel isCompact text={details.message} onRetry={() => details.retry()} />;
  if (!details.data) return null;
  const { longDescription, specifications } = details.data;
  return (
    <>
      {longDescription && (
        <section aria-labelledby="about-title" className={styles.part}>
          <h2 id="about-title" className={styles.title}>
            About this product
          </h2>
          <p className={styles.text}>{longDescription}</p>
        </section>
      )}
      {specifications.length > 0 && (
        <section aria-labelledby="specifications-title" className={styles.part}>
          <h2 id="specifications-title" className={styles.title}>
            Specifications
          </h2>
          <DefinitionList
            items={specifications.map(({ name, value }) => ({
              label: name,
              value: name === 'Net quantity' && value === product.unit ? pack : value,
            }))}
          />
        </section>
      )}
    </>
  );
}

function WordsSkeleton() {
  return (
    <LoadingRegion label="Loading details" className={styles.part}>
      <Skeleton size="m" width="third" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </LoadingRegion>
  );
}

function Related({
  ids,
  product,
  catalogue,
}: {
  ids: readonly string[];
  product: PublishedProduct;
  catalogue: Catalogue;
}) {
  const products = ids.flatMap((id) => (id === product.id ? [] : (catalogue.productById.get(id) ?? [])));
  if (products.length === 0) return null;
  return (
    <Section
      title="Goes well with"
      {...(product.categoryId !== null && {
        link: { to: paths.category(product.categoryId), as: Link, label: 'See all' },
      })}
    >
      <ProductGrid view="shelf" label="Related products">
        {products.map((related) => (
          <ShopProduct key={related.id} product={related} tint={tintOf(catalogue, related.categoryId)} />
        ))}
      </ProductGrid>
    </Section>
  );
}
