import { editCustomer, type Profile, type Stored } from '@basket/domain';
import { toast, useOperation } from '@basket/web';
import { failureText } from '../../../components/failure-text';
import type { CustomerDraft } from '../customer-draft';

/** Saves one person; what the server says no with is a toast, and the form stays as it is. */
export function useSaveCustomer(onSaved: (row: Stored<Profile>) => void) {
  const editing = useOperation(editCustomer);
  return {
    isBusy: editing.isBusy,
    /** @returns whether it was done */
    save: async (uid: string, draft: CustomerDraft): Promise<boolean> => {
      try {
        onSaved({ id: uid, ...(await editing.run({ uid, ...draft })) });
        toast.success('Customer updated successfully');
        return true;
      } catch (error) {
        toast.error(failureText('Failed to update customer', error));
        return false;
      }
    },
  };
}
