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
          {undeliveredReasonLabels[undelivered.reason]}, says {partnerName}
        </b>
        <Small>
          {[undelivered.note, `reported ${formatRelativeMinutes(undelivered.at, now)}`]
            .filter(Boolean)
            .join(' · ')}
        </Small>
      </div>
      <Row gap={2} align="stretch">
        <Button size="s" onClick={() => setAsked('retry')}>
          New try
        </Button>
        <Button size="s" variant="danger" onClick={() => setAsked('return')}>
          Back to the store
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
    done: isReturn ? 'The order is cancelled and comes back' : 'The partner is asked to try again',
    failed: 'Failed to decide about the delivery',
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger={isReturn}
      title={isReturn ? `Bring ${assignment.orderNumber} back?` : `Try ${assignment.orderNumber} again?`}
      confirmLabel={isReturn ? 'Cancel the order' : 'Ask for a new try'}
      cancelLabel="Go back"
      isBusy={isBusy}
      onConfirm={() => void run({ orderId, attempt, decision, note }, onClose)}
      onClose={onClose}
    >
      <Sentences of={isReturn ? returnSentences(assignment) : retrySentences(assignment, newTimeAt)} />
      <Field
        label={isReturn ? 'Reason' : 'What the partner should do differently'}
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
    `${partnerName} keeps the order and is asked to go there again.`,
    ...(later && dueAt !== null
      ? [
          `The customer was promised ${formatTime(dueAt)} and is told ${later.isSorry ? 'sorry, with ' : ''}the new time: about ${formatTime(later.at)}.`,
        ]
      : []),
    'Stock and payment stay as they are, and the promise stays what it is measured by.',
  ];
}

/** Consequences of cancelling for an order's money, by how it was paid; without a payment nothing moves. */
const moneySentences: Partial<Readonly<Record<PaymentStatus, (totalPaise: number) => string>>> = {
  paid: (totalPaise) => `${ledgerRupees(totalPaise)} were paid: what was paid online is refunded.`,
  refunded: () => 'What was paid went back already: nothing more is refunded.',
};

/** The effects of cancelling on stock and money, before it is done. */
export const returnSentences = ({
  partnerName,
  paymentStatus,
  totalPaise,
}: Pick<Assignment, 'partnerName' | 'paymentStatus' | 'totalPaise'>): string[] => [
  `The order is cancelled, and ${partnerName} is told to bring the goods back.`,
  returnedText.all,
  moneySentences[paymentStatus]?.(totalPaise) ?? 'Nothing was paid: no cash is counted, nothing is refunded.',
  `${partnerName} is not paid for the way. Credit the wallet with a reason if that is wanted.`,
];
