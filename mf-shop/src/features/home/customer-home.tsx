import type { ReactNode } from 'react';
import { byPopularity } from '@basket/domain';
import { ButtonLink, ErrorPanel, IconReceipt, Page, Section } from '@basket/ui';
import { Link, useCatalogue, type Catalogue } from '@basket/web';
import { tintOf } from '../../catalogue/tint-of';
import { ContactBlock } from '../../components/contact-block';
import { BackInStock } from '../../components/products/back-in-stock';
import { ShopCartBar } from '../../components/products/shop-cart-bar';
import { ShopProduct } from '../../components/products/shop-product';
import { ShopSurface } from '../../components/shop-surface';
import { paths } from '../../paths';
import { BestOffers } from './best-offers';
import styles from './customer-home.module.css';
import { FeatureCards } from './feature-cards';
import { Heroes } from './heroes';
import { Categories, CategoriesSkeleton, FeaturedGrid, FeaturedSkeleton } from './home-sections';
import { bestOffers, featuredProducts, homeOfferLimit } from './home-selection';
import { LaterShelves } from './later-shelves';
import { RecentlyBought } from './recently-bought';

/** Home of customers: categories, banners and featured products. */
export function CustomerHome() {
  const catalogue = useCatalogue();
  return (
    <ShopSurface>
      <Page>
        {catalogue.status === 'ready' ? (
          <Shop catalogue={catalogue.data} />
        ) : catalogue.status === 'loading' ? (
          <Frame
            heroes={<Heroes products={[]} />}
            categories={<CategoriesSkeleton />}
            featured={<FeaturedSkeleton />}
          />
        ) : (
          <ErrorPanel headingLevel={1} text={catalogue.message} onRetry={() => catalogue.retry()} />
        )}
      </Page>
      <ShopCartBar />
    </ShopSurface>
  );
}

function Shop({ catalogue }: { catalogue: Catalogue }) {
  const { categories, categoryById, store } = catalogue;
  const products = byPopularity(catalogue);
  const featured = featuredProducts(products);
  const others = products.filter((product) => !featured.includes(product));
  return (
    <>
      <BackInStock catalogue={catalogue} />
      <Frame
        heroes={<Heroes products={products} />}
        categories={<Categories categories={categories} />}
        featured={
          <FeaturedGrid>
            {featured.map((product) => (
              <ShopProduct
                key={product.id}
                product={product}
                tint={tintOf(catalogue, product.categoryId)}
                isPriority
              />
            ))}
          </FeaturedGrid>
        }
        offers={<BestOffers offers={bestOffers(others, homeOfferLimit)} categoryById={categoryById} />}
      />
      <RecentlyBought catalogue={catalogue} />
      <LaterShelves catalogue={catalogue} />
      <FeatureCards store={store} />
      <ContactBlock store={store} />
    </>
  );
}

interface FrameProps {
  readonly heroes: ReactNode;
  readonly categories: ReactNode;
  readonly featured: ReactNode;
  readonly offers?: ReactNode;
}

/** Placeholders of the final sizes, so that nothing moves. */
function Frame({ heroes, categories, featured, offers }: FrameProps) {
  return (
    <>
      <div className={styles.top}>
        {heroes}
        <section aria-labelledby="categories-title" className={styles.categories}>
          <h2 id="categories-title" className={styles.title}>
            Shop by category
          </h2>
          {categories}
        </section>
      </div>
      <div className={styles.products}>
        <Section title="Featured today" link={{ to: paths.products, as: Link, label: 'See all' }}>
          {featured}
        </Section>
        <ButtonLink
          to={paths.orders}
          as={Link}
          variant="quiet"
          leading={<IconReceipt />}
          className={styles.ordersOnPhone}
        >
          View Orders
        </ButtonLink>
        {offers}
      </div>
    </>
  );
}
