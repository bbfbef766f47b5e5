import { setAwaited, withAwaited } from '@basket/domain';
import { call, currentSession, session, toast } from '@basket/web';

/** The awaited products after the change, shown before the server answers. */
function show(uid: string, productIds: readonly string[], isAwaited: boolean): void {
  const before = currentSession().profile?.awaitedProductIds ?? [];
  session.learnProfile(uid, { awaitedProductIds: withAwaited(before, productIds, isAwaited) });
}

/** Asks to be told when a product is back, or no longer. Reports a failure and restores the former state. */
export async function awaitProduct(productId: string, isAwaited: boolean): Promise<void> {
  const uid = currentSession().user?.uid;
  if (uid === undefined) return;
  show(uid, [productId], isAwaited);
  try {
    session.learnProfile(uid, await call(setAwaited, { productIds: [productId], isAwaited }));
  } catch (error) {
    show(uid, [productId], !isAwaited);
    toast.error(error instanceof Error ? error.message : 'This could not be saved. Please try again.');
  }
}
