import { Badge, LiveBadge } from '@basket/ui';
import { useOnline, type Live } from '@basket/web';
import { t } from '../texts';

/** Whether shoppers see a product or category. */
export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'save' : 'neutral'}>{t(isActive ? 'states.active' : 'states.inactive')}</Badge>
);

/** Says of a product that shoppers do not see it: nearly all are active, and what is usual needs no badge. */
export const InactiveBadge = ({ isActive }: { isActive: boolean }) =>
  isActive ? null : <ActiveBadge isActive={false} />;

/** A badge that says whether everything the page listens to is up to date with the server. */
export function LiveState({ of }: { of: readonly Live<unknown>[] }) {
  const isOnline = useOnline();
  const isLive = of.every((live) => live.status === 'ready' && !live.isFromCache);
  return <LiveBadge state={!isOnline ? 'offline' : isLive ? 'live' : 'connecting'} />;
}
