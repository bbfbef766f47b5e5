import { Banner, TextButton } from '@basket/ui';
import { session, useSession } from '@basket/web';

/** Shown while the session comes from stored data because Auth did not answer. */
export function SessionNotice() {
  const { user, error } = useSession();
  if (user === null || error === null) return null;
  return (
    <Banner
      tone="warning"
      text={error}
      action={<TextButton onClick={() => void session.refresh()}>Refresh Authentication</TextButton>}
    />
  );
}
