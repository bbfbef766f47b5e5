import { Outlet, useTitleCount } from '@basket/web';
import { useAttention } from '../attention/use-attention';
import { useAttentionSound } from '../attention/use-attention-sound';
import { LeftOutDocuments } from './left-out-documents';

/** All screens of admins: on whichever they are, the title counts what waits for one, and new ones sound. */
export function AdminLayout() {
  const waiting = useAttention();
  useTitleCount(waiting.length);
  useAttentionSound(waiting);
  return (
    <>
      <LeftOutDocuments />
      <Outlet />
    </>
  );
}
