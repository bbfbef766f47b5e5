import type { PutBack } from '@basket/domain';
import { t } from '../../texts';

/** Where the goods were when their order was cancelled: somebody has to bring them, or they stand at the counter. */
export function whereText({ from, partnerName, packedAt, bags }: PutBack): string {
  if (from === 'delivered') return t('putBack.withCustomer');
  if (from === 'out_for_delivery')
    return partnerName ? t('putBack.onRoadWith', { partner: partnerName }) : t('putBack.onRoad');
  if (packedAt === null) return t('putBack.inStorePicked');
  return bags === null ? t('putBack.inStorePacked') : t('putBack.packedIn', { n: bags });
}
