import type { Assignment } from '@basket/domain';
import {
  Button,
  ButtonLink,
  Dialog,
  ErrorPanel,
  formatTime,
  IconCircleCheck,
  LoadingRegion,
  rupees,
  Skeleton,
} from '@basket/ui';
import { useServerNow, type Loadable } from '@basket/web';
import type { PaymentCode } from '../use-payment-code';
import { CheckPayment } from './check-payment';
import { QrPicture } from './qr-picture';
import styles from './upi-code.module.css';

export interface UpiCodeDialogProps {
  /** Live: says `paid` once the payment has arrived. */
  readonly assignment: Pick<Assignment, 'orderId' | 'orderNumber' | 'totalPaise' | 'paymentStatus'>;
  readonly code: Loadable<PaymentCode>;
  /** Asks for a new code after the shown one has expired. */
  readonly onRenew: () => void;
  readonly onClose: () => void;
}

/** The amount and its code for the customer to scan, until the order says that it is paid. */
export function UpiCodeDialog({ assignment, code, onRenew, onClose }: UpiCodeDialogProps) {
  const { orderNumber, totalPaise } = assignment;
  const isPaid = assignment.paymentStatus === 'paid';
  return (
    <Dialog
      isOpen
      size="s"
      title={isPaid ? 'Paid by UPI' : 'Pay by UPI'}
      description={`Order ${orderNumber}`}
      onClose={onClose}
      footer={
        <Button variant={isPaid ? 'primary' : 'quiet'} size="l" isBlock onClick={onClose}>
          {isPaid ? 'Done' : 'Close'}
        </Button>
      }
    >
      <div className={styles.code}>
        <b className={styles.amount}>{rupees(totalPaise)}</b>
        {isPaid ? <IconCircleCheck className={styles.paid} /> : <Code code={code} onRenew={onRenew} />}
        <p role="status" className={styles.result}>
          {isPaid && 'Paid. Collect no cash.'}
        </p>
        {!isPaid && code.status === 'ready' && <CheckPayment orderId={assignment.orderId} />}
      </div>
    </Dialog>
  );
}

function Code({ code, onRenew }: Pick<UpiCodeDialogProps, 'code' | 'onRenew'>) {
  if (code.status === 'loading')
    return (
      <LoadingRegion label="Loading the UPI code" className={styles.code}>
        <Skeleton variant="block" className={styles.picture} />
      </LoadingRegion>
    );
  if (code.status === 'error')
    return <ErrorPanel isCompact headingLevel={3} title={code.message} onRetry={code.retry} />;
  return <OpenCode code={code.data} onRenew={onRenew} />;
}

function OpenCode({ code, onRenew }: { readonly code: PaymentCode; readonly onRenew: () => void }) {
  const { upiLink, imageUrl, amountPaise, expiresAt } = code;
  const now = useServerNow(1000);
  if (now >= expiresAt)
    return (
      <>
        <p>This code has expired.</p>
        <Button onClick={onRenew}>Show a new code</Button>
      </>
    );
  return (
    <>
      {upiLink !== null ? (
        <QrPicture text={upiLink} label={`UPI code for ${rupees(amountPaise)}`} />
      ) : imageUrl !== null ? (
        <ButtonLink to={imageUrl} target="_blank" rel="noreferrer">
          Open the payment page
        </ButtonLink>
      ) : (
        <ErrorPanel isCompact headingLevel={3} title="The code could not be drawn." onRetry={onRenew} />
      )}
      <p>
        Valid until <b>{formatTime(expiresAt)}</b>
        <small className={styles.hint}>
          Any UPI app can pay it. This screen says when the money has arrived.
        </small>
      </p>
    </>
  );
}
