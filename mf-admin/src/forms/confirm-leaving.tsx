import { ConfirmDialog } from '@basket/ui';
import { t } from '../texts';
import { useLeaveGuard } from './use-leave-guard';

/** Asks before a page with unsaved changes is left, on whatever way. */
export function ConfirmLeaving({ isDirty }: { isDirty: boolean }) {
  const { isAsking, leave, stay } = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('forms.leaveUnsaved')}
      text={t('forms.leaveUnsavedText')}
      confirmLabel={t('forms.leave')}
      cancelLabel={t('forms.keepEditing')}
      isDanger
      onConfirm={leave}
      onClose={stay}
    />
  );
}
