import { formatOpeningHours, formatPhone } from '@basket/ui';
import { Link, useLocation, useStoreSettings } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { Brand } from './brand';
import styles from './shop-footer.module.css';

const links = [
  {
    title: 'Shop',
    items: [
      ['Home', shopPages.home],
      ['Products', shopPages.products],
      ['My Orders', shopPages.orders],
      ['Profile', shopPages.profile],
    ],
  },
  {
    title: 'Help',
    items: [
      ['Contact', '/contact'],
      ['Help', '/help'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ],
  },
] as const;

const copyright = '© 2024 Basket Express. All rights reserved.';
/** Pages that end in paying: nothing leads away from them but what answers a question. */
const buying: readonly string[] = [shopPages.cart, shopPages.checkout];
const isBuying = (pathname: string): boolean => buying.includes(pathname.replace(/\/$/, ''));

/** Footer for customers: address, opening hours and links; one line while they buy. */
export function ShopFooter() {
  const { pathname } = useLocation();
  const [, help] = links;
  return (
    <footer className={styles.footer}>
      {isBuying(pathname) ? (
        <div className={styles.line}>
          <LinkList {...help} />
          <p className={styles.copyright}>{copyright}</p>
        </div>
      ) : (
        <div className={styles.inner}>
          <StoreBlock />
          {links.map((list) => (
            <LinkList key={list.title} {...list} />
          ))}
          <p className={styles.copyright}>{copyright}</p>
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

function LinkList({ title, items }: (typeof links)[number]) {
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
