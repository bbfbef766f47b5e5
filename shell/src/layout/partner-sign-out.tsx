import { useEffect, useRef, useState } from 'react';
import {
  deliveryPartnerPath,
  deliveryPartnerSchema,
  leavingSentences,
  setAvailability,
} from '@basket/domain';
import { ConfirmDialog } from '@basket/ui';
import { CallRefusedError, session, useLiveDocument, useOperation } from '@basket/web';

export interface PartnerSignOutProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/**
 * Signs a partner out who goes offline first, so that nobody offers orders to a phone that nobody holds. Asks only when there
 * are offers or orders in hand, or when going offline fails (rule: leaving-asked).
 */
export function PartnerSignOut({ uid, onClose }: PartnerSignOutProps) {
  const partner = useLiveDocument(deliveryPartnerSchema, deliveryPartnerPath(uid));
  const { run, isBusy } = useOperation(setAvailability);
  const [hasFailed, setFailed] = useState(false);
  const hasLeft = useRef(false);
  const sentences = partner.status === 'ready' ? leavingSentences(partner.data) : [];
  const isKnown = partner.status !== 'loading';
  const mayLeave = isKnown && sentences.length === 0 && !hasFailed;

  async function leave(): Promise<void> {
    try {
      await run({ isOnline: false });
    } catch (error) {
      // The server says no where there is no partner to set offline; otherwise the partner may still be online.
      if (!(error instanceof CallRefusedError)) return setFailed(true);
    }
    await session.signOut();
  }

  useEffect(() => {
    if (!mayLeave || hasLeft.current) return;
    hasLeft.current = true;
    void leave();
  });

  if (!isKnown || mayLeave) return null;
  return (
    <ConfirmDialog
      isOpen
      title="Sign out now?"
      text={
        hasFailed
          ? 'You could not be set offline: there is no connection. The store may still offer you orders.'
          : `You go offline. ${sentences.join(' ')}`
      }
      confirmLabel={hasFailed ? 'Sign out anyway' : 'Sign Out'}
      cancelLabel="Stay signed in"
      isDanger={hasFailed}
      isBusy={isBusy}
      onConfirm={() => void (hasFailed ? session.signOut() : leave())}
      onClose={onClose}
    />
  );
}
