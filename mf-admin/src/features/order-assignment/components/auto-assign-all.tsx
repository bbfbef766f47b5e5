import { autoAssign } from '@basket/domain';
import { Button, IconZap } from '@basket/ui';
import { toast, useOperation } from '@basket/web';
import { failureText } from '../../../components/failure-text';

/**
 * Offers every waiting order to its best partner; the server does it, one order after the other. It stays where it is while
 * none waits: the page below does not jump when the first one comes.
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
