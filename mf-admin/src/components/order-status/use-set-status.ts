import { useState } from 'react';
import {
  setOrderStatus,
  type AdminOrderStatus,
  type Order,
  type OrderStatus,
  type Stored,
} from '@basket/domain';
import { toast, useOperation } from '@basket/web';
import { failureText } from '../failure-text';

interface Sent {
  readonly status: AdminOrderStatus;
  /** The order as it was: once it has changed, what is stored is shown again. */
  readonly orderUpdatedAt: number;
}

export interface SetStatus {
  /** What the screen shows: the status that was asked for until the order itself says what became of it. */
  readonly shown: OrderStatus;
  readonly isBusy: boolean;
  /** True when the server did it; otherwise a toast has said why not. */
  readonly set: (status: AdminOrderStatus, note?: string) => Promise<boolean>;
}

/** Sets the status of one order (spec section 4). */
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
