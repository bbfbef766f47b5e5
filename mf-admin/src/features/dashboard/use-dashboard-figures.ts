import { readDashboard, type ResponseOf } from '@basket/domain';
import { call, useLiveQuery } from '@basket/web';
import { useCounted, type Counted } from '../../counts/use-counted';
import { lastChange, lastProductChange, lastProductEntry } from '../../queries';

export type DashboardFigures = ResponseOf<typeof readDashboard>;

/** The store's figures, counted again whenever an order or a product changes, or a product is deleted. */
export function useDashboardFigures(): Counted<DashboardFigures> {
  const changes = [useLiveQuery(lastChange), useLiveQuery(lastProductChange)];
  const entry = useLiveQuery(lastProductEntry);
  const times = [
    ...changes.flatMap((live) => (live.status === 'ready' ? [live.data[0]?.updatedAt ?? 0] : [])),
    ...(entry.status === 'ready' ? [entry.data[0]?.createdAt ?? 0] : []),
  ];
  const change = times.length === changes.length + 1 ? Math.max(...times) : null;
  return useCounted(() => call(readDashboard, {}), change);
}
