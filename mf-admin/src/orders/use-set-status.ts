import { useState } from 'react';
import {
  orderStatuses,
  setOrderStatus,
  type AdminOrderStatus,
  type Order,
  type OrderStatus,
  type Stored,
} from '@basket/domain';
import { CallRefusedError, failureText, toast, useOperation } from '@basket/web';

interface Sent {
  readonly status: AdminOrderStatus;
  /** When the order had last changed. Once that differs, the stored status is shown again. */
  readonly orderUpdatedAt: number;
}

/** What became of a request; `changedTo` if the order had another status by then than the admin saw. */
type SetOutcome = 'done' | 'failed' | { readonly changedTo: OrderStatus };

export interface SetStatus {
  /** The status to show: the requested one until the order itself has changed. */
  readonly shown: OrderStatus;
  readonly isBusy: boolean;
  /** A toast says what was done, or why it failed; a changed order is for the screen to tell (rule: status-seen). */
  readonly set: (status: AdminOrderStatus, seen: OrderStatus, note?: string) => Promise<SetOutcome>;
}

/** The status that a refused request found; null for any other error. */
const changedTo = (error: unknown): OrderStatus | null =>
  error instanceof CallRefusedError && error.code === 'status_changed'
    ? (orderStatuses.find((status) => status === error.facts['status']) ?? null)
    : null;

/** Sets the status of one order. */
export function useSetStatus(order: Pick<Stored<Order>, 'id' | 'status' | 'updatedAt'>): SetStatus {
  const setting = useOperation(setOrderStatus);
  const [sent, setSent] = useState<Sent | null>(null);
  const isOpen = sent !== null && sent.orderUpdatedAt === order.updatedAt;

  async function set(status: AdminOrderStatus, seen: OrderStatus, note = ''): Promise<SetOutcome> {
    setSent({ status, orderUpdatedAt: order.updatedAt });
    try {
      await setting.run({ orderId: order.id, status, seen, note });
      toast.success('Order status updated successfully!');
      return 'done';
    } catch (error) {
      setSent(null);
      const found = changedTo(error);
      if (found) return { changedTo: found };
      toast.error(failureText('Failed to update order status', error));
      return 'failed';
    }
  }

  return { shown: isOpen ? sent.status : order.status, isBusy: setting.isBusy, set };
}
