/** Lazy chunk: the cart beside the page, on desktops. */
import { useEffect, useState, type ReactNode } from 'react';
import {
  Banner,
  ButtonLink,
  FreeDeliveryProgress,
  Row,
  rupees,
  Sheet,
  Stack,
  useKeptFocus,
} from '@basket/ui';
import { cart, ErrorBoundary, Link, useCart, useLocation, useNavigate, useSession } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';
import styles from './cart-drawer.module.css';
import { CartLines } from './cart-lines';
import { EmptyCart } from './empty-cart';
import { useCartOutlook, type CartOutlook } from './use-cart-outlook';
import { WayOnButton, WayOnWords } from './way-on-button';

interface CartDrawerProps {
  readonly onClose: () => void;
}

/** Shows the drawer, unless another page than `pathname` was opened meanwhile. */
export function showDrawer(pathname: string, show: (drawer: ReactNode) => void): void {
  if (window.location.pathname === pathname) show(<CartDrawer onClose={() => show(null)} />);
}

/** The cart in a sheet over the page. Going to another page closes it; a visitor, or a fault in it, gets the page of the cart instead. */
function CartDrawer({ onClose }: CartDrawerProps) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const isLeft = key !== openedAt;
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft, onClose]);
  // In the same commit as the other page, which gets the focus.
  if (isLeft) return null;
  const instead = <GoToCart />;
  if (!isSignedIn) return instead;
  return (
    <ErrorBoundary fallback={() => instead}>
      <Drawer onClose={onClose} />
    </ErrorBoundary>
  );
}

function GoToCart() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.cart), [navigate]);
  return null;
}

function Drawer({ onClose }: CartDrawerProps) {
  const lines = useCart((state) => state.lines);
  useEffect(() => cart.follow(), []);
  const area = useKeptFocus<HTMLDivElement>();
  const { news, note, promise, isClosed, freeDelivery, totals, way } = useCartOutlook(lines);
  const isEmpty = lines.length === 0;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('cart.your')}
      description={isEmpty ? undefined : note}
      footer={!isEmpty && <Ways way={way} totals={totals} />}
    >
      <div {...area}>
        {isEmpty ? (
          <EmptyCart isInDrawer />
        ) : (
          <Stack gap={4}>
            {promise.note !== null && <Banner tone={isClosed ? 'warning' : 'info'} title={promise.text} />}
            <FreeDeliveryProgress {...freeDelivery} />
            <CartLines lines={lines} news={news} />
          </Stack>
        )}
      </div>
    </Sheet>
  );
}

/** The sum with the ways to checkout and page, in sight however long the list is. */
function Ways({ way, totals }: Pick<CartOutlook, 'way' | 'totals'>) {
  const { totalPaise, deliveryChargePaise } = totals;
  return (
    <div className={styles.ways}>
      <Row gap={3} justify="between">
        <span>
          {deliveryChargePaise > 0
            ? t('cart.totalWithDelivery', { amount: rupees(deliveryChargePaise) })
            : t('cart.total')}
        </span>
        <b className={styles.total}>{rupees(totalPaise)}</b>
      </Row>
      <p className={styles.words}>
        <WayOnWords {...way} />
      </p>
      <WayOnButton {...way} />
      <ButtonLink to={paths.cart} as={Link} variant="quiet" size="l" isBlock>
        {t('cart.view')}
      </ButtonLink>
    </div>
  );
}
