import { useState } from 'react';
import {
  setOrderStatus,
  type AdminOrderStatus,
  type Order,
  type OrderStatus,
  type Stored,
} from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';

interface Sent {
  readonly status: AdminOrderStatus;
  /** When the order had last changed. Once that differs, the stored status is shown again. */
  readonly orderUpdatedAt: number;
}

export interface SetStatus {
  /** The status to show: the requested one until the order itself has changed. */
  readonly shown: OrderStatus;
  readonly isBusy: boolean;
  /** Resolves to true when the server did it; otherwise a toast has said why not. */
  readonly set: (status: AdminOrderStatus, note?: string) => Promise<boolean>;
}

/** Sets the status of one order. */
export function useSetStatus(order: Pick<Stored<Order>, 'id' | 'status' | 'updatedAt'>): SetStatus {
  const setting = useOperation(setOrderStatus);
  const [sent, setSent] = useState<Sent | null>(null);
  const isOpen = sent !== null && sent.orderUpdatedAt === order.updatedAt;

  async function set(status: AdminOrderStatus, note = ''): Promise<boolean> {
    setSent({ status, orderUpdatedAt: order.updatedAt });
    try {
      await setting.run({ orderId: order.id, status, note });
      toast.success('Order status updated successfully!');
      return true;
    } catch (error) {
      setSent(null);
      toast.error(failureText('Failed to update order status', error));
      return false;
    }
  }

  return { shown: isOpen ? sent.status : order.status, isBusy: setting.isBusy, set };
}
