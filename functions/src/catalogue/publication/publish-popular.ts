import { soldFigures, startOfIndiaDay } from '@basket/domain';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import type { Services } from '../../platform/services';
import { publishOrRemember } from './failed-publication';
import { currentVersion } from './publication-documents';

/**
 * Publishes the catalogue anew when something has sold since the last one, which is of an earlier day: what sells moves the
 * catalogue at most once a day. Any other publication takes up what sells by itself (rule: popular-order).
 */
export async function publishPopular(run: Services): Promise<void> {
  const unit = new UnitOfWork(run);
  const [sold, current] = await Promise.all([unit.getSound(soldFigures), unit.getSound(currentVersion)]);
  if (!sold || !current) return;
  const isOfToday = current.publishedAt >= startOfIndiaDay(run.now());
  if (!isOfToday && sold.changedAt >= current.readAt) await publishOrRemember(run);
}
