import { stockLevel, type PublishedProduct } from '@basket/domain';
import { DefinitionList, ErrorPanel, LoadingRegion, ProductGrid, Section, Skeleton, Stack } from '@basket/ui';
import { Link, useProductDetails, type Catalogue } from '@basket/web';
import { ShopProduct } from '../../components/products/shop-product';
import { tintOf } from '../../catalogue/tint-of';
import { paths } from '../../paths';
import { t } from '../../texts';
import { SimilarProducts } from './similar-section';
import styles from './product-details.module.css';

export interface ProductDetailsProps {
  readonly product: PublishedProduct;
  /** How much one buys with the chosen options: 'Net quantity' says it, too. */
  readonly pack: string;
  readonly catalogue: Catalogue;
  /** Long description, other products or specifications: each stands where a phone or a desktop has room for it. */
  readonly part: 'about' | 'others' | 'specifications';
}

/** The details from the catalogue's second file, loaded when a product is opened, unless the page has brought them. */
export function ProductDetails({ product, pack, catalogue, part }: ProductDetailsProps) {
  const details = useProductDetails(product.categoryId, product.id);
  if (part === 'about') return <About details={details} />;
  // All that follows comes at once: one that came later would push the other away. A page that brings details brings the products, too.
  const hasOthers = catalogue.details !== undefined || catalogue.products.length >= catalogue.total;
  if (details.status === 'loading' || !hasOthers) return null;
  const data = details.status === 'ready' ? details.data : null;
  if (part === 'others')
    return (
      <>
        {stockLevel(product.stockQuantity) === 'out' && (
          <SimilarProducts product={product} catalogue={catalogue} />
        )}
        {data && <Related ids={data.relatedProductIds} product={product} catalogue={catalogue} />}
      </>
    );
  if (!data || data.specifications.length === 0) return null;
  const said = data.specificationsIn?.[t('detail.languageCode')];
  return (
    <Stack as="section" gap={3} aria-labelledby="specifications-title">
      <h2 id="specifications-title" className={styles.title}>
        {t('detail.specifications')}
      </h2>
      <DefinitionList
        items={data.specifications.map((own, at) => {
          const { name, value } = said?.[at] ?? own;
          return { label: name, value: own.name === 'Net quantity' && value === product.unit ? pack : value };
        })}
      />
    </Stack>
  );
}

/** In the language of the page, or in English (rule: product-texts). */
function About({ details }: { details: ReturnType<typeof useProductDetails> }) {
  if (details.status === 'loading') return <AboutSkeleton />;
  if (details.status === 'error')
    return <ErrorPanel isCompact text={details.message} onRetry={() => details.retry()} />;
  const text = details.data?.longDescriptions?.[t('detail.languageCode')] ?? details.data?.longDescription;
  if (!text) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="about-title">
      <h2 id="about-title" className={styles.title}>
        {t('detail.about')}
      </h2>
      <p className={styles.text}>{text}</p>
    </Stack>
  );
}

function AboutSkeleton() {
  return (
    <Stack as={LoadingRegion} gap={3} label={t('detail.loadingDetails')}>
      <Skeleton size="m" width="third" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
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
      title={t('detail.goesWith')}
      {...(product.categoryId !== null && {
        link: { to: paths.category(product.categoryId), as: Link, label: t('detail.seeAll') },
      })}
    >
      <ProductGrid view="shelf" label={t('detail.related')}>
        {products.map((related) => (
          <ShopProduct key={related.id} product={related} tint={tintOf(catalogue, related.categoryId)} />
        ))}
      </ProductGrid>
    </Section>
  );
}
