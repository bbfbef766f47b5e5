import type { PutBack } from '@basket/domain';
import { formatCount } from '@basket/ui';

/** Where the goods were when their order was cancelled: somebody has to bring them, or they stand at the counter. */
export function whereText({ from, partnerName, packedAt, bags }: PutBack): string {
  if (from === 'delivered') return 'With the customer when it was cancelled';
  if (from === 'out_for_delivery')
    return partnerName
      ? `On the road with ${partnerName} when it was cancelled`
      : 'On the road when it was cancelled';
  if (packedAt === null) return 'In the store, picked';
  return bags === null ? 'In the store, packed' : `In the store, packed in ${formatCount(bags, 'bag')}`;
}
