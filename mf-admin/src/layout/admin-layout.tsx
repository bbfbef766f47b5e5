import { VisuallyHidden } from '@basket/ui';
import { Outlet, useTitleCount } from '@basket/web';
import { useAllowedSound } from '../attention/sound';
import { useNews } from '../attention/use-news';
import { useFollowWaiting } from '../counts/use-follow-waiting';
import { useWaiting } from '../counts/waiting';
import { Shortcuts } from '../keyboard/shortcuts';
import { LeftOutDocuments } from './left-out-documents';

/**
 * All screens of admins: on whichever they are, the title counts what waits for one, new orders sound and are said, and the sidebar
 * counts.
 */
export function AdminLayout() {
  useFollowWaiting();
  useTitleCount(useAsking());
  useAllowedSound();
  const news = useNews();
  return (
    <>
      <LeftOutDocuments />
      <Shortcuts />
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      <Outlet />
    </>
  );
}

/** The number of tasks that wait for an admin: orders that nobody else offers (rule: asks-for-admin), and deliveries that failed. */
function useAsking(): number {
  const waiting = useWaiting();
  if (!waiting) return 0;
  return (waiting.askingOrders ?? waiting.ordersWithoutPartner) + waiting.failedDeliveries;
}
