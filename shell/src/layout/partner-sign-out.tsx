import { useEffect, useRef, useState } from 'react';
import { deliveryPartners, leavingSentences, setAvailability } from '@basket/domain';
import { ConfirmDialog } from '@basket/ui';
import { CallRefusedError, keptSteps, session, useLiveDocument, useOperation } from '@basket/web';

export interface PartnerSignOutProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** The effect of signing out on steps that wait for the network. */
const lossOf = (count: number): string =>
  `${count === 1 ? '1 step waits' : `${count} steps wait`} for the network and would be lost: the store does not learn of it.`;

/**
 * Signs a partner out who goes offline first, so that nobody offers orders to a phone that nobody holds. Asks only when there
 * are offers or orders in hand, or steps that wait for the network, or when going offline fails (rules: leaving-asked, steps-kept).
 */
export function PartnerSignOut({ uid, onClose }: PartnerSignOutProps) {
  const partner = useLiveDocument(deliveryPartners.schema, deliveryPartners.path(uid));
  const { run, isBusy } = useOperation(setAvailability);
  const [hasFailed, setFailed] = useState(false);
  const hasLeft = useRef(false);
  const [waiting] = useState(() => keptSteps.count(uid));
  const sentences = [
    ...(waiting > 0 ? [lossOf(waiting)] : []),
    ...(partner.status === 'ready' ? leavingSentences(partner.data) : []),
  ];
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
          ? `You could not be set offline: there is no connection. The store may still offer you orders.${waiting > 0 ? ` ${lossOf(waiting)}` : ''}`
          : `You go offline. ${sentences.join(' ')}`
      }
      confirmLabel={hasFailed ? 'Sign out anyway' : 'Sign Out'}
      cancelLabel="Stay signed in"
      isDanger={hasFailed || waiting > 0}
      isBusy={isBusy}
      onConfirm={() => void (hasFailed ? session.signOut() : leave())}
      onClose={onClose}
    />
  );
}
