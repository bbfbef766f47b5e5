import { useState } from 'react';
import {
  orderStatuses,
  orderStatusFacts,
  setOrderStatus,
  type AdminOrderStatus,
  type Order,
  type OrderStatus,
  type RequestOf,
  type Stored,
} from '@basket/domain';
import { call, CallRefusedError, failureText, toast } from '@basket/web';
import { t } from '../texts';
import { statusChange } from './status-consequences';

type Changed = Stored<Order>;
/** The note and the answer that an admin gives with a new status. */
type Words = Pick<RequestOf<typeof setOrderStatus>, 'note' | 'hasTakenCash'>;

interface Sent {
  readonly status: AdminOrderStatus;
  /** When the order had last changed. Once that differs, the stored status is shown again. */
  readonly orderUpdatedAt: number;
  readonly isRunning: boolean;
}

/** A change that waits for a confirmation. */
interface AskedStatus {
  readonly status: AdminOrderStatus;
  /** The order that the dialog is about: this copy does not change under the pointer when the order does. */
  readonly order: Changed;
  /** The order got its status after the admin had chosen the new one. */
  readonly hasChanged: boolean;
  /** The gateway did not say whether the code that the partner showed is paid (rule: door-asked). */
  readonly isPaymentUnknown: boolean;
  /** Why the last try failed; null before. */
  readonly failure: string | null;
}

export interface StatusChanges {
  /** The status to show: the requested one until the order itself has changed. */
  readonly shownOf: (order: Changed) => OrderStatus;
  readonly isBusy: (orderId: string) => boolean;
  /** Sets a status at once if that moves neither stock nor money, otherwise asks first. */
  readonly choose: (order: Changed, status: AdminOrderStatus) => void;
  readonly asked: AskedStatus | null;
  readonly confirm: (note: string) => Promise<void>;
  readonly leave: () => void;
}

/** The status that a refused request found; null for any other error. */
const changedTo = (error: unknown): OrderStatus | null =>
  error instanceof CallRefusedError && error.code === 'status_changed'
    ? (orderStatuses.find((status) => status === error.facts['status']) ?? null)
    : null;

/** The next question to the admin after a refusal: about the order as it is by now, or to vouch for the cash; null for another error. */
function askedAfter(error: unknown, order: Changed, status: AdminOrderStatus): AskedStatus | null {
  const found = changedTo(error);
  const asked = { status, order, hasChanged: false, isPaymentUnknown: false, failure: null };
  if (found) return { ...asked, order: { ...order, status: found }, hasChanged: true };
  return error instanceof CallRefusedError && error.code === 'payment_being_checked'
    ? { ...asked, isPaymentUnknown: true }
    : null;
}

const isHarmless = (order: Changed, status: AdminOrderStatus): boolean =>
  statusChange(order, status).consequences.length === 0;

/** The status that a change can be taken back to without moving stock or money; null if there is none. */
function undoOf(order: Changed, status: AdminOrderStatus): AdminOrderStatus | null {
  const { status: before } = order;
  if (before === 'assigned' || !isHarmless(order, status)) return null;
  return isHarmless({ ...order, status }, before) ? before : null;
}

/**
 * Changes of status from a screen with orders. One of an order that has changed meanwhile is asked for again
 * (rule: status-seen); one that moves neither stock nor money can be undone from its message.
 * @param onChange told of an order before its status is set
 */
export function useStatusChanges(onChange?: (order: Changed) => void): StatusChanges {
  const [asked, setAsked] = useState<AskedStatus | null>(null);
  const [sent, setSent] = useState<Readonly<Record<string, Sent>>>({});
  const note = (id: string, change: Sent | null): void =>
    setSent(({ [id]: _before, ...others }) => (change ? { ...others, [id]: change } : others));

  async function send(order: Changed, status: AdminOrderStatus, words: Words = { note: '' }): Promise<void> {
    const change = { status, orderUpdatedAt: order.updatedAt };
    note(order.id, { ...change, isRunning: true });
    try {
      await call(setOrderStatus, { orderId: order.id, status, seen: order.status, ...words });
      note(order.id, { ...change, isRunning: false });
      setAsked(null);
      tellDone(order, status);
    } catch (error) {
      note(order.id, null);
      tellFailed(error, order, status);
    }
  }

  function tellDone(order: Changed, status: AdminOrderStatus): void {
    const before = undoOf(order, status);
    const undo = before && {
      label: t('orders.undo'),
      // Sends the order with its present status; `updatedAt` only tells the row how long to show it.
      run: () => void send({ ...order, status, updatedAt: -1 }, before),
    };
    toast.success(t('orders.statusUpdated'), undo ? { action: undo } : {});
  }

  function tellFailed(error: unknown, order: Changed, status: AdminOrderStatus): void {
    if (changedTo(error) === status) {
      toast.info(t('orders.already', { number: order.orderNumber, status: orderStatusFacts[status].label }));
      return setAsked(null);
    }
    const again = askedAfter(error, order, status);
    if (again?.hasChanged) return setAsked(again);
    const failure = failureText(t('orders.statusUpdateFailed'), error);
    toast.error(failure);
    setAsked((before) => again ?? (before && { ...before, failure }));
  }

  const isBusy = (orderId: string): boolean => sent[orderId]?.isRunning ?? false;
  return {
    asked,
    isBusy,
    shownOf: ({ id, updatedAt, status }) => {
      const change = sent[id];
      return change && (change.isRunning || change.orderUpdatedAt === updatedAt) ? change.status : status;
    },
    choose(order, status) {
      if (isBusy(order.id) || status === order.status) return;
      onChange?.(order);
      if (isHarmless(order, status)) void send(order, status);
      else setAsked({ status, order, hasChanged: false, isPaymentUnknown: false, failure: null });
    },
    confirm: async (reason) => {
      if (!asked) return;
      setAsked({ ...asked, failure: null });
      const words = { note: reason, ...(asked.isPaymentUnknown && { hasTakenCash: true }) };
      await send(asked.order, asked.status, words);
    },
    leave: () => setAsked(null),
  };
}
