import type { Assignment } from '@basket/domain';
import {
  bold,
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
import { rich, t } from '../../texts';
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
      title={t(isPaid ? 'assignments.paidByUpi' : 'assignments.payByUpi')}
      description={t('common.orderNumber', { number: orderNumber })}
      onClose={onClose}
      footer={
        <Button variant={isPaid ? 'primary' : 'quiet'} size="l" isBlock onClick={onClose}>
          {t(isPaid ? 'assignments.done' : 'assignments.close')}
        </Button>
      }
    >
      <div className={styles.code}>
        <b className={styles.amount}>{rupees(totalPaise)}</b>
        {isPaid ? <IconCircleCheck className={styles.paid} /> : <Code code={code} onRenew={onRenew} />}
        <p role="status" className={styles.result}>
          {isPaid && t('assignments.paid')}
        </p>
        {!isPaid && code.status === 'ready' && <CheckPayment orderId={assignment.orderId} />}
      </div>
    </Dialog>
  );
}

function Code({ code, onRenew }: Pick<UpiCodeDialogProps, 'code' | 'onRenew'>) {
  if (code.status === 'loading')
    return (
      <LoadingRegion label={t('assignments.loadingCode')} className={styles.code}>
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
        <p>{t('assignments.codeExpired')}</p>
        <Button onClick={onRenew}>{t('assignments.showNewCode')}</Button>
      </>
    );
  return (
    <>
      {upiLink !== null ? (
        <QrPicture text={upiLink} label={t('assignments.upiCodeFor', { amount: rupees(amountPaise) })} />
      ) : imageUrl !== null ? (
        <ButtonLink to={imageUrl} target="_blank" rel="noreferrer">
          {t('assignments.openPaymentPage')}
        </ButtonLink>
      ) : (
        <ErrorPanel isCompact headingLevel={3} title={t('assignments.codeNotDrawn')} onRetry={onRenew} />
      )}
      <p>
        {rich('assignments.validUntil', { time: formatTime(expiresAt), b: bold })}
        <small className={styles.hint}>{t('assignments.anyUpiApp')}</small>
      </p>
    </>
  );
}
