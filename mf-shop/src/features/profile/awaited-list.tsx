import type { PublishedProduct } from '@basket/domain';
import {
  Badge,
  ErrorPanel,
  LineItem,
  LineItems,
  LoadingRegion,
  Muted,
  Panel,
  Skeleton,
  Stack,
  TextButton,
  TextLink,
  useKeptFocus,
} from '@basket/ui';
import { Link, productImageUrl, useCatalogue, useSession, type Catalogue } from '@basket/web';
import { useBackInStockNews } from '../../account/back-in-stock-news';
import { keepSaved } from '../../account/saved-list';
import { tintOf } from '../../catalogue/tint-of';
import { paths } from '../../paths';
import { rich, t } from '../../texts';

const none: readonly string[] = [];

/**
 * The products of which the customer wants to hear, the newest first, at most 20, and before them what this visit has told already
 * (rule: told-when-back). Profile and published catalogue know them: nothing is read for the list.
 */
export function AwaitedList() {
  const uid = useSession(({ user }) => user?.uid ?? '');
  const awaited = useSession(({ profile }) => profile?.awaitedProductIds ?? none);
  const shown = useBackInStockNews();
  const ids = [...new Set([...(shown.uid === uid ? shown.productIds : none), ...awaited])];
  const area = useKeptFocus<HTMLDivElement>();
  return (
    <Panel title={t('profile.awaited')}>
      <div {...area}>
        {ids.length === 0 ? (
          <Muted isFaint>
            {rich('profile.noneAwaited', {
              link: (inside) => (
                <TextLink to={paths.products} as={Link}>
                  {inside}
                </TextLink>
              ),
            })}
          </Muted>
        ) : (
          <Products ids={ids} awaited={awaited} />
        )}
      </div>
    </Panel>
  );
}

interface ProductsProps {
  readonly ids: readonly string[];
  readonly awaited: readonly string[];
}

function Products({ ids, awaited }: ProductsProps) {
  const catalogue = useCatalogue();
  if (catalogue.status === 'loading')
    return (
      <Stack as={LoadingRegion} gap={3} label={t('profile.loadingAwaited')}>
        {ids.map((id) => (
          <Skeleton key={id} variant="block" />
        ))}
      </Stack>
    );
  if (catalogue.status === 'error')
    return (
      <ErrorPanel
        headingLevel={3}
        title={t('profile.productsFailed')}
        text={catalogue.message}
        onRetry={() => catalogue.retry()}
      />
    );
  const products = ids.flatMap((id) => catalogue.data.productById.get(id) ?? []);
  return (
    <LineItems label={t('profile.awaited')}>
      {products.map((product) => (
        <AwaitedProduct
          key={product.id}
          product={product}
          catalogue={catalogue.data}
          isAwaited={awaited.includes(product.id)}
        />
      ))}
    </LineItems>
  );
}

interface AwaitedProductProps {
  readonly product: PublishedProduct;
  readonly catalogue: Catalogue;
  /** False for what was told in this visit: it is back, and no longer awaited. */
  readonly isAwaited: boolean;
}

function AwaitedProduct({ product, catalogue, isAwaited }: AwaitedProductProps) {
  const { id, name, unit, imageIds, categoryId, pricePaise, originalPricePaise, stockQuantity } = product;
  const isBack = stockQuantity > 0;
  return (
    <LineItem
      name={name}
      unit={unit}
      imageUrl={productImageUrl(id, imageIds[0] ?? null, 'card')}
      tint={tintOf(catalogue, categoryId)}
      to={paths.product(id)}
      as={Link}
      totalPaise={pricePaise}
      originalTotalPaise={originalPricePaise}
      problem={isBack ? undefined : t('profile.soldOut')}
    >
      {isBack && <Badge tone="new">{t('profile.backInStock')}</Badge>}
      {isAwaited && (
        <TextButton
          aria-label={t('profile.stopTellingAbout', { name })}
          onClick={() => void keepSaved('awaitedProductIds', { id, name }, false)}
        >
          {t('profile.stopTelling')}
        </TextButton>
      )}
    </LineItem>
  );
}
