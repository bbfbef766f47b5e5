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
    <Panel title="Sold-out products you wait for">
      <div {...area}>
        {ids.length === 0 ? (
          <Muted isFaint>
            None. ‘Tell me’ on a sold-out product puts it here.{' '}
            <TextLink to={paths.products} as={Link}>
              See all products
            </TextLink>
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
      <Stack as={LoadingRegion} gap={3} label="Loading the products you wait for">
        {ids.map((id) => (
          <Skeleton key={id} variant="block" />
        ))}
      </Stack>
    );
  if (catalogue.status === 'error')
    return (
      <ErrorPanel
        headingLevel={3}
        title="Failed to load products"
        text={catalogue.message}
        onRetry={() => catalogue.retry()}
      />
    );
  const products = ids.flatMap((id) => catalogue.data.productById.get(id) ?? []);
  return (
    <LineItems label="Sold-out products you wait for">
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
      problem={isBack ? undefined : 'Sold out'}
    >
      {isBack && <Badge tone="new">Back in stock</Badge>}
      {isAwaited && (
        <TextButton
          aria-label={`Stop telling me about ${name}`}
          onClick={() => void keepSaved('awaitedProductIds', { id, name }, false)}
        >
          Stop telling me
        </TextButton>
      )}
    </LineItem>
  );
}
