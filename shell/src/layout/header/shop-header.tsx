import { IconArrowLeft, IconLink, IconReceipt } from '@basket/ui';
import { Link, useSession } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { useBack } from '../../navigation/use-back';
import { t } from '../../texts';
import { AccountButton } from './account-button';
import { Brand } from '../brand';
import { CartLink } from './cart-link';
import { DeliveryPromise } from './delivery-promise';
import { ProductSearch } from './product-search';
import styles from './shop-header.module.css';

/**
 * Header for customers and for users without a profile yet. On phones the start page has two rows, pages inside one:
 * Back, search, account, cart.
 */
export function ShopHeader() {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const back = useBack('customer');
  return (
    <header className={`${styles.header} ${back === null ? styles.start : styles.inside}`}>
      <div className={styles.row}>
        {back !== null && (
          <IconLink
            as={Link}
            {...back}
            label={t('layout.back')}
            icon={<IconArrowLeft />}
            size="l"
            tone="onBrand"
            className={styles.back}
          />
        )}
        <Link to={shopPages.home} className={styles.logo}>
          <Brand isShort />
        </Link>
        <DeliveryPromise />
        <ProductSearch className={styles.search} isCompact={back !== null} />
        {isSignedIn && (
          <Link to={shopPages.orders} className={styles.orders}>
            <IconReceipt aria-hidden />
            {t('header.ordersShort')}
          </Link>
        )}
        <AccountButton className={styles.account} />
        <CartLink />
      </div>
    </header>
  );
}
