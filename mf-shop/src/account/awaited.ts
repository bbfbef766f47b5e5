import { setAwaited, withAwaited } from '@basket/domain';
import { call, currentSession, session, toast } from '@basket/web';

type Awaited = { readonly id: string; readonly name: string };

/** The awaited products after the change, shown before the server answers. */
function show(uid: string, productId: string, isAwaited: boolean): void {
  const before = currentSession().profile?.awaitedProductIds ?? [];
  session.learnProfile(uid, { awaitedProductIds: withAwaited(before, [productId], isAwaited) });
}

/** Asks to be told when a product is back, or no longer, which can be undone. Reports a failure and restores the former state. */
export async function awaitProduct(product: Awaited, isAwaited: boolean): Promise<void> {
  const uid = currentSession().user?.uid;
  if (uid === undefined) return;
  show(uid, product.id, isAwaited);
  try {
    session.learnProfile(uid, await call(setAwaited, { productIds: [product.id], isAwaited }));
    if (isAwaited) toast.success(`You will see here when ${product.name} is back`);
    else
      toast.info(`You are no longer waiting for ${product.name}`, {
        action: { label: 'Undo', run: () => void awaitProduct(product, true) },
      });
  } catch (error) {
    show(uid, product.id, !isAwaited);
    toast.error(error instanceof Error ? error.message : 'This could not be saved. Please try again.');
  }
}
