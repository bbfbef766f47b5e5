import { ConfirmDialog } from '@basket/ui';
import { session } from '@basket/web';
import { t } from '../texts';

/** Asks before signing out loses what a form of the area holds. */
export function ConfirmSignOut({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title={t('layout.unsavedTitle')}
      text={t('layout.unsavedText')}
      confirmLabel={t('layout.signOut')}
      cancelLabel={t('layout.keepEditing')}
      isDanger
      onConfirm={() => void session.signOut()}
      onClose={onClose}
    />
  );
}
