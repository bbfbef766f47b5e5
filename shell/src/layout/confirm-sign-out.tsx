import { ConfirmDialog } from '@basket/ui';
import { session } from '@basket/web';

/** Asks before signing out loses what a form of the area holds. */
export function ConfirmSignOut({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="Sign out without saving?"
      text="What you changed on this page has not been saved, and would be lost."
      confirmLabel="Sign Out"
      cancelLabel="Keep editing"
      isDanger
      onConfirm={() => void session.signOut()}
      onClose={onClose}
    />
  );
}
