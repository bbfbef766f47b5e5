import { formatOpeningHours, formatPhone } from '@basket/ui';
import { Link, useLocation, useStoreSettings } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { t } from '../texts';
import { Brand } from './brand';
import styles from './shop-footer.module.css';

interface LinkListProps {
  readonly title: string;
  readonly items: readonly (readonly [label: string, to: string])[];
}

const shopLinks = (): LinkListProps => ({
  title: t('layout.shop'),
  items: [
    [t('layout.home'), shopPages.home],
    [t('layout.products'), shopPages.products],
    [t('layout.orders'), shopPages.orders],
    [t('layout.profile'), shopPages.profile],
  ],
});
const helpLinks = (): LinkListProps => ({
  title: t('layout.help'),
  items: [
    [t('layout.contact'), '/contact'],
    [t('layout.help'), '/help'],
    [t('layout.terms'), '/terms'],
    [t('layout.privacy'), '/privacy'],
  ],
});

/** Pages that end in paying: nothing leads away from them but what answers a question. */
const buying: readonly string[] = [shopPages.cart, shopPages.checkout];
const isBuying = (pathname: string): boolean => buying.includes(pathname.replace(/\/$/, ''));

/** Footer for customers: address, opening hours and links; one line while they buy. */
export function ShopFooter() {
  const { pathname } = useLocation();
  const help = <LinkList {...helpLinks()} />;
  const copyright = <p className={styles.copyright}>{t('layout.copyright')}</p>;
  return (
    <footer className={styles.footer}>
      {isBuying(pathname) ? (
        <div className={styles.line}>
          {help}
          {copyright}
        </div>
      ) : (
        <div className={styles.inner}>
          <StoreBlock />
          <LinkList {...shopLinks()} />
          {help}
          {copyright}
        </div>
      )}
    </footer>
  );
}

function StoreBlock() {
  const store = useStoreSettings();
  const address = [store.storeAddress, store.storeCity, store.storePincode].filter(Boolean).join(', ');
  return (
    <div className={styles.store}>
      <Brand size="s" />
      <address className={styles.address}>
        {address !== '' && <span>{address}</span>}
        {store.storePhone !== '' && (
          <a href={`tel:${store.storePhone.replace(/[^\d+]/g, '')}`}>{formatPhone(store.storePhone)}</a>
        )}
        {store.storeEmail !== '' && <a href={`mailto:${store.storeEmail}`}>{store.storeEmail}</a>}
        <span>{formatOpeningHours(store)}</span>
      </address>
    </div>
  );
}

function LinkList({ title, items }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items.map(([label, to]) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
