import { editCustomer } from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';
import type { CustomerDraft } from './use-customer-drafts';

/** Saves one person. A toast reports the result; after a refusal the form stays as it is. */
export function useSaveCustomer() {
  const editing = useOperation(editCustomer);
  return {
    isBusy: editing.isBusy,
    /** Resolves to whether it was saved. */
    save: async (uid: string, draft: CustomerDraft, before: CustomerDraft): Promise<boolean> => {
      try {
        await editing.run({ uid, before, ...draft });
        toast.success('Customer updated successfully');
        return true;
      } catch (error) {
        toast.error(failureText('Failed to update customer', error));
        return false;
      }
    },
  };
}
