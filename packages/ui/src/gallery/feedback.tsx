import { Button, ButtonLink } from '../actions';
import {
  Banner,
  EmptyState,
  ErrorPanel,
  InlineAlert,
  LiveBadge,
  OfflineBanner,
  SkipLink,
  type EmptyArtName,
  type EmptyStateProps,
} from '../feedback';
import { LoadingRegion, Skeleton, Spinner } from '../loading';
import { ProductCardSkeleton } from '../products';
import { TableSkeleton } from '../table';
import styles from './feedback.module.css';
import { each } from './frame/each';
import { Specimen, SpecimenPage } from './frame/specimen';

const nothing = () => undefined;

/** The components that tell people how things stand. */
export function FeedbackGallery() {
  return (
    <SpecimenPage>
      <SkipLink />
      <Specimen title="OfflineBanner" span={12} isStacked>
        <OfflineBanner isOffline />
        <OfflineBanner isOffline asOf={Date.UTC(2026, 10, 20, 12, 10)} />
      </Specimen>
      <EmptyStates />
      <Waiting />
      <Messages />
    </SpecimenPage>
  );
}

function EmptyStates() {
  return (
    <>
      {each(SampleEmptyState, 'art', {
        basket: {
          title: 'Your cart is empty',
          text: 'Milk, mangoes, curry leaves: 30 minutes away.',
          action: <ButtonLink to="#shop">Start shopping</ButtonLink>,
        },
        search: {
          title: 'No products found',
          text: 'Try other words or fewer filters.',
          action: <Button variant="quiet">Clear Filters</Button>,
        },
        orders: { title: 'No orders yet', text: 'They appear here as soon as there are some.' },
        offline: {
          title: 'No connection',
          text: 'Check your network; your cart is safe on this device.',
          action: <Button>Try again</Button>,
        },
      })}
      <Specimen title="ErrorPanel" isStacked>
        <ErrorPanel
          text="Failed to load orders. The connection was lost on the way."
          onRetry={nothing}
          action={
            <ButtonLink to="#home" variant="ghost">
              Go home
            </ButtonLink>
          }
        />
      </Specimen>
      <Specimen title="ErrorPanel: compact, trying again" isStacked>
        <ErrorPanel
          isCompact
          title="This part did not load"
          onRetry={nothing}
          isRetrying
          retryLabel="Retry"
        />
      </Specimen>
    </>
  );
}

const SampleEmptyState = (props: EmptyStateProps & { readonly art: EmptyArtName }) => (
  <Specimen title={`EmptyState: ${props.art}`} isStacked>
    <EmptyState {...props} />
  </Specimen>
);

function Waiting() {
  return (
    <>
      <Specimen title="Spinner">
        <Spinner label="Loading" />
        <Spinner label="Loading" size="l" />
        <Spinner label="Loading" isCentred />
      </Specimen>
      <Specimen title="ProductCardSkeleton" isStacked>
        <LoadingRegion label="Loading products" className={styles.cards}>
          <ProductCardSkeleton />
          <ProductCardSkeleton />
        </LoadingRegion>
      </Specimen>
      <Specimen title="Skeleton" isStacked>
        <LoadingRegion label="Loading partner" className={styles.person}>
          <Skeleton variant="circle" />
          <div className={styles.lines}>
            <Skeleton size="l" width="half" />
            <Skeleton width="threeQuarters" />
            <Skeleton size="xs" width="third" />
          </div>
        </LoadingRegion>
      </Specimen>
      <Specimen title="TableSkeleton" span={8} isStacked>
        <TableSkeleton label="Loading orders" rows={4} columns={6} />
      </Specimen>
    </>
  );
}

function Messages() {
  return (
    <>
      <Specimen title="InlineAlert, LiveBadge" isStacked>
        {each(InlineAlert, 'tone', {
          danger: { children: 'Insufficient balance' },
          warning: { children: 'Only 2 left in stock' },
          success: { children: 'Saved at 6:42 pm' },
          info: { children: 'We deliver from 7:00 am' },
        })}
        <span className={styles.person}>
          {each(LiveBadge, 'state', { live: {}, connecting: {}, offline: {} })}
        </span>
      </Specimen>
      <Specimen title="Banner" span={8} isStacked>
        <Banner tone="warning" text="We deliver from 7:00 am." />
        <Banner
          tone="danger"
          title="Database Connection Issue"
          text="Showing sample data. Please ensure the database is properly set up."
          action={
            <Button size="s" variant="danger">
              Try again
            </Button>
          }
        />
        <Banner tone="success" text="Payment received: ₹462." onDismiss={nothing} />
        <Banner title="Three orders wait" text="They are older than ten minutes." onDismiss={nothing} />
      </Specimen>
    </>
  );
}
