import {
  deleteAddress,
  saveAddress,
  type AddressDraft,
  type Contract,
  type Profile,
  type SavedAddress,
} from '@basket/domain';
import { call, currentSession, session, toast, useSession } from '@basket/web';
import { t } from '../texts';

const none: readonly SavedAddress[] = [];

/** The saved addresses of the signed-in customer. */
export const useSavedAddresses = (): readonly SavedAddress[] =>
  useSession(({ profile }) => profile?.savedAddresses ?? none);

/** Runs an operation on the addresses and shows its answer. @returns false after a failure, which was reported */
async function change<C extends Contract>(
  contract: C,
  send: () => Promise<Pick<Profile, 'savedAddresses'>>,
): Promise<boolean> {
  const uid = currentSession().user?.uid ?? '';
  try {
    session.learnProfile(uid, await send());
    return true;
  } catch (error) {
    toast.error(
      error instanceof Error
        ? error.message
        : t('account.operationFailed', { operation: contract.operation }),
    );
    return false;
  }
}

/** @returns false after a failure, which was reported */
export async function keepAddress(draft: AddressDraft): Promise<boolean> {
  const isKept = await change(saveAddress, () => call(saveAddress, draft));
  if (isKept) toast.success(t('account.addressSaved'));
  return isKept;
}

/** Deletes an address and offers undo. */
export async function dropAddress({ addressId, ...draft }: SavedAddress): Promise<void> {
  if (!(await change(deleteAddress, () => call(deleteAddress, { addressId })))) return;
  toast.info(t('account.addressDeleted'), {
    action: { label: t('account.undo'), run: () => void keepAddress(draft) },
  });
}
