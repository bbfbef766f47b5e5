import { Banner, TextButton } from '@basket/ui';
import { session, useSession } from '@basket/web';

/** Somebody is shown as signed in, but Auth could not be asked: what is shown may be old. */
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
