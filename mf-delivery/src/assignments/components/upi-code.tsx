import { useState } from 'react';
import { isGatewaySum, type Assignment, type PublicStoreSettings, type Stored } from '@basket/domain';
import { Button } from '@basket/ui';
import { cashToCollectPaise } from '../assignment-facts';
import { usePaymentCode } from '../use-payment-code';
import { t } from '../../texts';
import { UpiCodeDialog } from './upi-code-dialog';

export interface UpiCodeProps {
  /** Live, and in this partner's hands. */
  readonly assignment: Stored<Assignment>;
  readonly store: PublicStoreSettings | null;
}

/**
 * Turns a cash order in hand into one that is paid by UPI at the door. Renders nothing where there is no cash to collect,
 * or too little for the gateway, or the store takes no online payments; an open dialog stays to say that the payment has arrived.
 */
export function UpiCode({ assignment, store }: UpiCodeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { code, load } = usePaymentCode(assignment.orderId);
  const canBePaid = isGatewaySum(cashToCollectPaise(assignment)) && Boolean(store?.razorpayKeyId);

  function open(): void {
    setIsOpen(true);
    load();
  }

  return (
    <>
      {canBePaid && (
        <Button variant="quiet" size="l" isBlock onClick={open}>
          {t('assignments.showUpiCode')}
        </Button>
      )}
      {isOpen && (
        <UpiCodeDialog assignment={assignment} code={code} onRenew={load} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
