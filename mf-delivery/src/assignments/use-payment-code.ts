import { useState } from 'react';
import { showPaymentCode, type ResponseOf } from '@basket/domain';
import { doorCodes, failureText, useOperation, type Loadable } from '@basket/web';
import { t } from '../texts';

export type PaymentCode = ResponseOf<typeof showPaymentCode>;

export interface ShownPaymentCode {
  readonly code: Loadable<PaymentCode>;
  /** Asks the server for the code of the order. The same code is returned for as long as it can be paid. */
  readonly load: () => void;
}

/** The code by which a cash order in hand is paid by UPI. Nothing is asked for before the first `load`. */
export function usePaymentCode(orderId: string): ShownPaymentCode {
  const showing = useOperation(showPaymentCode);
  const [code, setCode] = useState<Loadable<PaymentCode>>({ status: 'loading' });

  async function load(): Promise<void> {
    setCode({ status: 'loading' });
    try {
      const data = await showing.run({ orderId });
      doorCodes.note(orderId);
      setCode({ status: 'ready', data });
    } catch (error) {
      const message = failureText(t('assignments.showCodeFailed'), error);
      setCode({ status: 'error', message, retry: () => void load() });
    }
  }

  return { code, load: () => void load() };
}
