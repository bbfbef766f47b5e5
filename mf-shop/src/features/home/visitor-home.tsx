import { bold, ProductImage, Page } from '@basket/ui';
import { categoryImageUrl, useCatalogue, useStoreSettings } from '@basket/web';
import { ContactBlock } from '../../components/contact-block';
import { ShopSurface } from '../../components/shop-surface';
import { SignInLinks } from '../../components/sign-in/sign-in-links';
import { rich, t } from '../../texts';
import { FeatureCards } from './feature-cards';
import { homeCategoryLimit } from './home-selection';
import styles from './visitor-home.module.css';

/** Home of visitors: what the shop is, and links to sign in. */
export function VisitorHome() {
  const store = useStoreSettings();
  return (
    <ShopSurface>
      <Page>
        <section className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.title} tabIndex={-1}>
              {rich('home.hero', { minutes: store.deliveryTimeMinutes, b: bold })}
            </h1>
            <p className={styles.text}>{t('home.heroText')}</p>
            <div className={styles.ways}>
              <SignInLinks />
            </div>
          </div>
          <Shelf />
        </section>
        <FeatureCards store={store} />
        <ContactBlock store={store} />
      </Page>
    </ShopSurface>
  );
}

/** Pictures of products, as decoration: products are for customers only. */
function Shelf() {
  const catalogue = useCatalogue();
  const categories =
    catalogue.status === 'ready' ? catalogue.data.categories.slice(0, homeCategoryLimit) : [];
  return (
    <div className={styles.shelf} aria-hidden="true">
      {Array.from({ length: homeCategoryLimit }, (_, index) => {
        const category = categories[index];
        return category ? (
          <ProductImage
            key={index}
            src={categoryImageUrl(category.icon || category.id)}
            tile={{
              src: categoryImageUrl(category.icon || category.id, 'tile'),
              sizes: '(min-width: 1024px) 116px, 60px',
            }}
            alt=""
            tint={category.colour}
            loading="eager"
          />
        ) : (
          <span key={index} className={styles.place} />
        );
      })}
    </div>
  );
}
