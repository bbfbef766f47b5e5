import { formatOpeningHours, formatPhone } from '@basket/ui';
import { Link, useStoreSettings } from '@basket/web';
import { Brand } from './brand';
import styles from './shop-footer.module.css';

const links = [
  {
    title: 'Shop',
    items: [
      ['Home', '/home'],
      ['Products', '/home/products'],
      ['My Orders', '/home/orders'],
      ['Profile', '/home/profile'],
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

/** Footer for customers: address, opening hours and links. */
export function ShopFooter() {
  const store = useStoreSettings();
  const address = [store.storeAddress, store.storeCity, store.storePincode].filter(Boolean).join(', ');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
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
        {links.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
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
        ))}
        <p className={styles.copyright}>© 2024 Basket Express. All rights reserved.</p>
      </div>
    </footer>
  );
}
