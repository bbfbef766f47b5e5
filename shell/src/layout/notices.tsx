import { Banner, TextButton } from '@basket/ui';
import { session, useLocation, useOnline, useSession } from '@basket/web';
import { t } from '../texts';
import { usePlaceParts } from './header/use-place-parts';

/** Shown while the session comes from stored data because Auth did not answer. */
export function SessionNotice() {
  const { user, error } = useSession();
  const isOnline = useOnline();
  const isStart = useLocation().pathname === '/';
  // Without a connection the banner above says why; the start page is about nothing else.
  if (user === null || error === null || !isOnline || isStart) return null;
  return (
    <Banner
      tone="warning"
      text={error}
      action={<TextButton onClick={() => void session.refresh()}>{t('screens.refreshSession')}</TextButton>}
    />
  );
}

/** The notice of a place that the store does not deliver to. */
export function ServiceNotice() {
  const parts = usePlaceParts();
  return parts && <parts.OutsideNotice />;
}
