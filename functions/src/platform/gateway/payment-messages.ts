import type { OutboxMessage } from '../background/tasks';

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
