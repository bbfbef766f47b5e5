import { useState } from 'react';
import {
  expectedFrom,
  laterThanPromised,
  limitsOf,
  minuteMs,
  resolveUndelivered,
  undeliveredReasonLabels,
  type Assignment,
  type PaymentStatus,
} from '@basket/domain';
import {
  Button,
  ConfirmDialog,
  Field,
  formatRelativeMinutes,
  formatTime,
  InlineAlert,
  ledgerRupees,
  Row,
  Small,
} from '@basket/ui';
import { useServerNow } from '@basket/web';
import { useTold } from '@basket/web/told';
import { usePromise } from '../../orders/components/order-due';
import { returnedText } from '../../orders/status-consequences';
import styles from './failed-delivery.module.css';
import { Sentences } from '../../components/sentences';
import { t } from '../../texts';

const { maxLength: maxNoteLength } = limitsOf(resolveUndelivered.request.entries.note);

export interface FailedDeliveryProps {
  /** Awaits a decision. */
  readonly assignment: Assignment;
}

/** The partner's report, and the two ways on (rule: undelivered-decided). */
export function FailedDelivery({ assignment }: FailedDeliveryProps) {
  const [asked, setAsked] = useState<'retry' | 'return' | null>(null);
  const now = useServerNow(minuteMs / 2);
  const { partnerName, undelivered } = assignment;
  if (!undelivered) return null;
  return (
    <Row gap={3} justify="between" isSmall>
      <div className={styles.words}>
        <b>
          {t('partners.reportedBy', {
            reason: undeliveredReasonLabels[undelivered.reason],
            name: partnerName,
          })}
        </b>
        <Small>
          {[undelivered.note, t('partners.reported', { ago: formatRelativeMinutes(undelivered.at, now) })]
            .filter(Boolean)
            .join(' · ')}
        </Small>
      </div>
      <Row gap={2} align="stretch">
        <Button size="s" onClick={() => setAsked('retry')}>
          {t('partners.newTry')}
        </Button>
        <Button size="s" variant="danger" onClick={() => setAsked('return')}>
          {t('partners.backToStore')}
        </Button>
      </Row>
      {asked && <Decision assignment={assignment} decision={asked} onClose={() => setAsked(null)} />}
    </Row>
  );
}

interface DecisionProps extends FailedDeliveryProps {
  readonly decision: 'retry' | 'return';
  readonly onClose: () => void;
}

function Decision({ assignment, decision, onClose }: DecisionProps) {
  const [note, setNote] = useState('');
  const deliveryTimeMinutes = usePromise();
  const now = useServerNow(minuteMs / 2);
  const { orderId, attempt, dueAt, expectedAt, packing } = assignment;
  const newTimeAt =
    deliveryTimeMinutes === null || dueAt === null
      ? null
      : expectedFrom(Math.max(dueAt, expectedAt ?? 0), packing, { deliveryTimeMinutes }, now);
  const isReturn = decision === 'return';
  const { run, isBusy, failure } = useTold(resolveUndelivered, {
    done: t(isReturn ? 'partners.returned' : 'partners.retried'),
    failed: t('partners.decideFailed'),
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger={isReturn}
      title={t(isReturn ? 'partners.returnTitle' : 'partners.retryTitle', { number: assignment.orderNumber })}
      confirmLabel={t(isReturn ? 'partners.cancelOrder' : 'partners.askNewTry')}
      cancelLabel={t('partners.goBack')}
      isBusy={isBusy}
      onConfirm={() => void run({ orderId, attempt, decision, note }, onClose)}
      onClose={onClose}
    >
      <Sentences of={isReturn ? returnSentences(assignment) : retrySentences(assignment, newTimeAt)} />
      <Field
        label={t(isReturn ? 'partners.reason' : 'partners.doDifferently')}
        isOptional
        data-autofocus
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure !== null && <InlineAlert>{failure}</InlineAlert>}
    </ConfirmDialog>
  );
}

/**
 * Says what a new try means for those who wait for it.
 *
 * @param newTimeAt when it is expected if the partner sets out now; null until that is known
 */
export function retrySentences(
  { partnerName, dueAt, slot }: Pick<Assignment, 'partnerName' | 'dueAt' | 'slot'>,
  newTimeAt: number | null,
): string[] {
  const later = slot === null ? laterThanPromised(newTimeAt, dueAt) : null;
  return [
    t('partners.keepsOrder', { name: partnerName }),
    ...(later && dueAt !== null
      ? [
          t(later.isSorry ? 'partners.toldSorry' : 'partners.toldNewTime', {
            promised: formatTime(dueAt),
            time: formatTime(later.at),
          }),
        ]
      : []),
    t('partners.allStays'),
  ];
}

/** Consequences of cancelling for an order's money, by how it was paid; without a payment nothing moves. */
const moneySentences: Partial<Readonly<Record<PaymentStatus, (totalPaise: number) => string>>> = {
  paid: (totalPaise) => t('partners.paidRefunded', { amount: ledgerRupees(totalPaise) }),
  refunded: () => t('partners.refundedAlready'),
};

/** The effects of cancelling on stock and money, before it is done. */
export const returnSentences = ({
  partnerName,
  paymentStatus,
  totalPaise,
}: Pick<Assignment, 'partnerName' | 'paymentStatus' | 'totalPaise'>): string[] => [
  t('partners.toldToReturn', { name: partnerName }),
  returnedText.all,
  moneySentences[paymentStatus]?.(totalPaise) ?? t('partners.nothingPaid'),
  t('partners.wayNotPaid', { name: partnerName }),
];
