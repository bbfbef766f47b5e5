import type { OrderStatus } from '@basket/domain';
import {
  IconBike,
  IconCheck,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPackageOpen,
  IconUserCheck,
  type Icon,
} from '../icons';

/** Each status has its own shape, so that colour is never the only cue. */
export const orderStatusIcons: Readonly<Record<OrderStatus, Icon>> = {
  pending: IconClock,
  assigned: IconUserCheck,
  confirmed: IconCheck,
  preparing: IconPackageOpen,
  out_for_delivery: IconBike,
  delivered: IconCircleCheck,
  cancelled: IconCircleX,
};
