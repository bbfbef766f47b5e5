import type { OutboxMessage } from '../tasks';

/** Asks the gateway for a refund. One task for each try, as a task's name cannot be used again at once. */
export const payRefundMessage = (
  refundId: string,
  round: number,
  tries: number,
  dueAt: number,
): OutboxMessage => ({
  id: `refund-${refundId}-${round}-${tries}`,
  task: { kind: 'payRefund', refundId },
  dueAt,
});

export const processEventMessage = (eventId: string, dueAt: number): OutboxMessage => ({
  id: `event-${eventId}`,
  task: { kind: 'processPaymentEvent', eventId },
  dueAt,
});

export const closeCodeMessage = (codeId: string, dueAt: number): OutboxMessage => ({
  id: `close-${codeId}`,
  task: { kind: 'closePaymentCode', codeId },
  dueAt,
});

/** Ends the wait for an online payment (rule: pay-15min). Each wait has a task of its own. */
export const unpaidMessage = (orderId: string, paymentDueAt: number): OutboxMessage => ({
  id: `unpaid-${orderId}-${paymentDueAt}`,
  task: { kind: 'expireUnpaidOrder', orderId },
  dueAt: paymentDueAt,
});
