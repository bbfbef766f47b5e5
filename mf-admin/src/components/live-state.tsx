import { LiveBadge } from '@basket/ui';
import { useOnline, type Live } from '@basket/web';

/** Says whether everything that a page listens to follows the server at this moment. */
export function LiveState({ of }: { of: readonly Live<unknown>[] }) {
  const isOnline = useOnline();
  const isLive = of.every((live) => live.status === 'ready' && !live.isFromCache);
  return <LiveBadge state={!isOnline ? 'offline' : isLive ? 'live' : 'connecting'} />;
}
