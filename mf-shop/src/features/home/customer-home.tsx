import { byPopularity } from '@basket/domain';
import { ErrorPanel, Page, TextLink } from '@basket/ui';
import { Link, useCatalogue, type Catalogue } from '@basket/web';
import { BackInStock } from '../../components/products/back-in-stock';
import { ShopCartBar } from '../../components/products/shop-cart-bar';
import { ShopSurface } from '../../components/shop-surface';
import { paths } from '../../paths';
import { t } from '../../texts';
import { BestOffers } from './best-offers';
import styles from './customer-home.module.css';
import { FirstShelf } from './first-shelf';
import { Categories } from './home-categories';
import { bestOffers, featuredProducts, homeOfferLimit } from './home-selection';
import { LaterShelves } from './later-shelves';

/** Home of customers: categories, what they buy, and what sells. */
export function CustomerHome() {
  const catalogue = useCatalogue();
  return (
    <ShopSurface>
      <Page>
        {catalogue.status === 'ready' || catalogue.status === 'loading' ? (
          <Shop catalogue={catalogue.status === 'ready' ? catalogue.data : null} />
        ) : (
          <ErrorPanel headingLevel={1} text={catalogue.message} onRetry={() => catalogue.retry()} />
        )}
      </Page>
      <ShopCartBar />
    </ShopSurface>
  );
}

/** Until the catalogue is there, placeholders of the final sizes, so that nothing moves. */
function Shop({ catalogue }: { catalogue: Catalogue | null }) {
  const products = catalogue ? byPopularity(catalogue) : [];
  const featured = featuredProducts(products);
  const others = products.filter((product) => !featured.includes(product));
  return (
    <>
      {catalogue && <BackInStock catalogue={catalogue} />}
      <section aria-labelledby="categories-title" className={styles.categories}>
        <h1 id="categories-title" className={styles.title} tabIndex={-1}>
          {t('home.shopByCategory')}
        </h1>
        <Categories categories={catalogue?.categories} />
        <div className={styles.ways}>
          <TextLink to={paths.products} as={Link}>
            {t('home.startShopping')}
          </TextLink>
          <TextLink to={paths.orders} as={Link}>
            {t('home.viewOrders')}
          </TextLink>
        </div>
      </section>
      <div className={styles.products}>
        <FirstShelf catalogue={catalogue} featured={featured} />
        {catalogue && (
          <BestOffers offers={bestOffers(others, homeOfferLimit)} categoryById={catalogue.categoryById} />
        )}
      </div>
      {catalogue && <LaterShelves catalogue={catalogue} />}
    </>
  );
}
