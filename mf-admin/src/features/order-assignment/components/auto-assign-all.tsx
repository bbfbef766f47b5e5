import { autoAssign } from '@basket/domain';
import { Button, IconZap } from '@basket/ui';
import { failureText, toast, useOperation } from '@basket/web';

/**
 * Lets the server offer every waiting order to its best partner. The button stays in place, disabled, while no order
 * waits, so that the page does not jump when the first one arrives.
 */
export function AutoAssignAll({ hasWaiting }: { hasWaiting: boolean }) {
  const assigning = useOperation(autoAssign);
  async function assignAll() {
    try {
      const { assigned } = await assigning.run({});
      if (assigned > 0) toast.success(`${assigned} orders auto-assigned successfully!`);
      else toast.info('No orders could be auto-assigned');
    } catch (error) {
      toast.error(failureText('Failed to auto-assign orders', error));
    }
  }
  return (
    <Button
      size="s"
      leading={<IconZap />}
      isBusy={assigning.isBusy}
      disabled={!hasWaiting}
      onClick={() => void assignAll()}
    >
      Auto Assign All
    </Button>
  );
}
