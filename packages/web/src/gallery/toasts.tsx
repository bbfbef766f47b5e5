import { useEffect } from 'react';
import { Button } from '@basket/ui';
import { Specimen, SpecimenPage } from '@basket/ui/gallery';
import { toast } from '../toast/toast';
import type { ToastKind } from '../toast/toast-kinds';
import { closeToast, showToast } from '../toast/toast-view';
import styles from './toasts.module.css';

/** Every kind with what it says in the shop; they stay, so that they can be looked at. */
const shown: Readonly<Record<ToastKind, string>> = {
  success: 'Added Alphonso Mangoes to cart',
  error: 'Failed to place order. Please try again.',
  info: 'Only 2 of Curry Leaves are left',
  loading: 'Placing your order',
};
const kinds = Object.keys(shown) as ToastKind[];
const undo = { label: 'Undo', run: () => toast.info('Put back') };

/** Messages as staff have them, and buttons that send some as the areas do. */
export function ToastsGallery() {
  useEffect(() => {
    const stays = { duration: false, action: undefined, isOfStaff: true } as const;
    for (const kind of kinds) showToast(kind, shown[kind], { ...stays, id: `shown-${kind}` });
    showToast('success', 'Curry Leaves removed', { ...stays, id: 'shown-action', action: undo });
    return () => [...kinds, 'action'].forEach((name) => closeToast(`shown-${name}`));
  }, []);
  return (
    <div className={styles.room}>
      <SpecimenPage>
        <Specimen title="Toast: every kind stays on top of this page" span={12} isStacked>
          <p>
            Success stays for 2 seconds, error and info for 4, loading until it is done. Staff have several at
            the top, the shop has one, on phones above the cart's bar.
          </p>
        </Specimen>
        <Specimen title="toast()" span={12}>
          {(['success', 'error', 'info'] as const).map((kind) => (
            <Button key={kind} variant="quiet" onClick={() => toast[kind](shown[kind])}>
              {kind.charAt(0).toUpperCase() + kind.slice(1)}
            </Button>
          ))}
          <Button variant="quiet" onClick={() => toast.success('Curry Leaves removed', { action: undo })}>
            With an action
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              const { done } = toast.loading('Placing your order');
              setTimeout(done, 3000);
            }}
          >
            Loading for 3 s
          </Button>
        </Specimen>
      </SpecimenPage>
    </div>
  );
}
