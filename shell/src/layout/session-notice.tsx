import { Banner, TextButton } from '@basket/ui';
import { session, useOnline, useSession } from '@basket/web';

/** Shown while the session comes from stored data because Auth did not answer. */
export function SessionNotice() {
  const { user, error } = useSession();
  const isOnline = useOnline();
  // Without a connection the banner above says why.
  if (user === null || error === null || !isOnline) return null;
  return (
    <Banner
      tone="warning"
      text={error}
      action={<TextButton onClick={() => void session.refresh()}>Refresh Authentication</TextButton>}
    />
  );
}
