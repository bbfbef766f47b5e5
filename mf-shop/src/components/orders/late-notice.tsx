import type { Order, Stored } from '@basket/domain';
import { Banner, Row, TextLink } from '@basket/ui';
import { useServerNow, useStoreSettings } from '@basket/web';
import { lateWords } from '../../orders/late-words';
import { t } from '../../texts';
import { CancelOrderButton } from './cancel-order-button';

export interface LateNoticeProps {
  readonly order: Stored<Order>;
  /** The screen has no other button that cancels the order. @default false */
  readonly canCancel?: boolean;
}

/** Says sorry where an order comes later than it was promised, how the store is called, and cancels what can be cancelled. */
export function LateNotice({ order, canCancel = false }: LateNoticeProps) {
  const store = useStoreSettings();
  const now = useServerNow(30_000);
  const words = lateWords(order, store, now);
  if (!words) return null;
  return (
    <Banner
      tone="warning"
      title={words.title}
      text={words.text}
      action={
        <Row gap={4} rowGap={2}>
          {store.storePhone && (
            <TextLink to={`tel:${store.storePhone.replace(/[^\d+]/g, '')}`}>{t('orders.callStore')}</TextLink>
          )}
          {canCancel && <CancelOrderButton order={order} size="s" />}
        </Row>
      }
    />
  );
}
