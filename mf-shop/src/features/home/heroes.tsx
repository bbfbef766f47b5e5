import { freeDeliveryFromPaise, missingForFreeDelivery, type PublishedProduct } from '@basket/domain';
import { ButtonLink, HeroBanner, IconArrowRight, IconTruck, rupees, TextLink } from '@basket/ui';
import {
  cartSubtotalPaise,
  Link,
  productImageUrl,
  useCart,
  useDeliveryPromise,
  useStoreSettings,
} from '@basket/web';
import { paths } from '../../paths';
import { bestOffers, heroOfferLimit } from './home-selection';
import styles from './heroes.module.css';

/** The banners: the best offer of the catalogue, and the amount missing for free delivery. */
export function Heroes({ products }: { products: readonly PublishedProduct[] }) {
  const promise = useDeliveryPromise();
  const [first] = bestOffers(products, heroOfferLimit);
  return (
    <div className={styles.heroes}>
      <HeroBanner
        title={`Groceries ${promise.kind === 'now' ? `in ${promise.minutes} minutes` : 'for later'}`}
        headingLevel={1}
        imageUrl={first ? productImageUrl(first.product.id, first.product.imageIds[0] ?? null, 'card') : null}
        isPriority
        action={<WaysOn />}
      >
        {first && (
          <Link to={paths.product(first.product.id)} className={styles.offer}>
            {first.product.name}: {first.percent}% off, now <b>{rupees(first.product.pricePaise)}</b>
          </Link>
        )}
      </HeroBanner>
      <FreeDelivery />
    </div>
  );
}

/** Text on phones, where the products follow below; buttons on desktops. */
function WaysOn() {
  return (
    <>
      <div className={styles.onPhone}>
        <TextLink to={paths.products} as={Link} tone="ink" trailing={<IconArrowRight size={16} />}>
          Start Shopping
        </TextLink>
      </div>
      <div className={styles.onDesktop}>
        <ButtonLink to={paths.products} as={Link}>
          Start Shopping
        </ButtonLink>
        <ButtonLink to={paths.orders} as={Link} variant="quiet">
          View Orders
        </ButtonLink>
      </div>
    </>
  );
}

function FreeDelivery() {
  const store = useStoreSettings();
  const subtotalPaise = useCart((state) => cartSubtotalPaise(state.lines));
  const missingPaise = missingForFreeDelivery(subtotalPaise, store);
  const fromPaise = freeDeliveryFromPaise(store);
  const isForAll = fromPaise === 0;
  return (
    <div className={styles.second}>
      <HeroBanner
        size="small"
        tone="fresh"
        title={isForAll ? 'Free delivery on every order' : `Free delivery above ${rupees(fromPaise)}`}
        icon={<IconTruck strokeWidth={1.5} />}
        action={
          <TextLink
            to={subtotalPaise > 0 ? paths.cart : paths.products}
            as={Link}
            tone="ink"
            trailing={<IconArrowRight size={16} />}
          >
            {subtotalPaise > 0 ? 'View cart' : 'Fill your cart'}
          </TextLink>
        }
      >
        {subtotalPaise === 0 || isForAll
          ? null
          : missingPaise > 0
            ? `${rupees(missingPaise)} to go`
            : 'Reached with this cart'}
      </HeroBanner>
    </div>
  );
}
