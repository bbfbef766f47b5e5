import type { Order } from '@basket/domain';
import { Banner } from '@basket/ui';
import { shortageWords } from '../../orders/shortage';

/** Says what was not in the store and what the order comes to now; a refund is said by the payment's notice. */
export function ShortNotice({ order }: { order: Order }) {
  const words = shortageWords(order);
  return words && <Banner tone="warning" {...words} />;
}
