import { useEffect } from 'react';
import { readWaiting } from '@basket/domain';
import { call, useLiveQuery } from '@basket/web';
import { lastChange } from '../queries';
import { useCounted } from './use-counted';
import { tellWaiting } from './waiting';

/** Counts what waits as long as the area is open, whenever an order changes and every minute; forgets it afterwards. */
export function useFollowWaiting(): void {
  const latest = useLiveQuery(lastChange);
  const change = latest.status === 'ready' ? (latest.data[0]?.updatedAt ?? 0) : null;
  const { figures } = useCounted(() => call(readWaiting, {}), change);
  useEffect(() => tellWaiting(figures), [figures]);
  useEffect(() => () => tellWaiting(null), []);
}
