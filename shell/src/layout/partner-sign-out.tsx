import { useEffect, useRef, useState } from 'react';
import { deliveryPartners, leavingSentences, setAvailability } from '@basket/domain';
import { ConfirmDialog } from '@basket/ui';
import { CallRefusedError, keptSteps, session, useLiveDocument, useOperation } from '@basket/web';
import { t } from '../texts';

export interface PartnerSignOutProps {
  readonly uid: string;
  readonly onClose: () => void;
}

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
  const losses = waiting > 0 ? [t('layout.stepsLost', { n: waiting })] : [];
  const sentences = [...losses, ...(partner.status === 'ready' ? leavingSentences(partner.data) : [])];
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
  const told = hasFailed ? [t('layout.notOffline'), ...losses] : [t('layout.goOffline'), ...sentences];
  return (
    <ConfirmDialog
      isOpen
      title={t('layout.leaveTitle')}
      text={told.join(' ')}
      confirmLabel={t(hasFailed ? 'layout.signOutAnyway' : 'layout.signOut')}
      cancelLabel={t('layout.staySignedIn')}
      isDanger={hasFailed || waiting > 0}
      isBusy={isBusy}
      onConfirm={() => void (hasFailed ? session.signOut() : leave())}
      onClose={onClose}
    />
  );
}
