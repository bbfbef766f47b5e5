import { ConfirmDialog } from '@basket/ui';
import { useLeaveGuard } from './use-leave-guard';

/** Asks before a page with unsaved changes is left, on whatever way. */
export function ConfirmLeaving({ isDirty }: { isDirty: boolean }) {
  const { isAsking, leave, stay } = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title="Leave without saving?"
      text="What you changed here has not been saved."
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      isDanger
      onConfirm={leave}
      onClose={stay}
    />
  );
}
