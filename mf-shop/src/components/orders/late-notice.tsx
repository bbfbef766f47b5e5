import type { Order } from '@basket/domain';
import { Banner, TextLink } from '@basket/ui';
import { useServerNow, useStoreSettings } from '@basket/web';
import { lateWords } from '../../orders/late-words';

/** Says sorry where an order comes later than it was promised, and how the store is called. */
export function LateNotice({ order }: { order: Order }) {
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
        store.storePhone && (
          <TextLink to={`tel:${store.storePhone.replace(/[^\d+]/g, '')}`}>Call the store</TextLink>
        )
      }
    />
  );
}
