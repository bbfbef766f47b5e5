import {
  isFree,
  orderStatusFacts,
  orderValuePaise,
  owedBackPaise,
  paidBackPaise,
  type Order,
} from '@basket/domain';
import { formatDateTime, paymentMethodLabels, paymentStatusLabel } from '@basket/ui';
import { rupeesText } from '../../forms/rupees-text';
import { unitCount } from '../../orders/order-facts';

const columns: readonly { readonly header: string; readonly cell: (order: Order) => string }[] = [
  { header: 'Order', cell: ({ orderNumber }) => orderNumber },
  { header: 'Placed', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Status', cell: ({ status }) => orderStatusFacts[status].label },
  {
    header: 'Delivered',
    cell: ({ status, statusTimes }) => timeText(status === 'delivered' && statusTimes.delivered),
  },
  { header: 'Customer', cell: ({ customerName }) => customerName },
  { header: 'Phone', cell: ({ delivery }) => delivery.phone },
  { header: 'Address', cell: ({ delivery }) => delivery.address },
  { header: 'City', cell: ({ delivery }) => delivery.city },
  { header: 'State', cell: ({ delivery }) => delivery.state },
  { header: 'Pincode', cell: ({ delivery }) => delivery.pincode },
  { header: 'Units', cell: (order) => String(unitCount(order)) },
  { header: 'Subtotal (INR)', cell: ({ subtotalPaise }) => rupeesText(subtotalPaise) },
  { header: 'Delivery (INR)', cell: ({ deliveryChargePaise }) => rupeesText(deliveryChargePaise) },
  { header: 'Rounding (INR)', cell: ({ roundingPaise }) => rupeesText(roundingPaise ?? 0) },
  { header: 'Total before refunds (INR)', cell: ({ totalPaise }) => rupeesText(totalPaise) },
  { header: 'Payment method', cell: ({ paymentMethod }) => paymentMethodLabels[paymentMethod] },
  {
    header: 'Payment',
    cell: (order) => (isFree(order) ? 'Nothing to pay' : paymentStatusLabel(order.paymentStatus)),
  },
  { header: 'Refund owed (INR)', cell: ({ payment }) => rupeesText(owedBackPaise(payment)) },
  { header: 'Refunded (INR)', cell: ({ payment }) => rupeesText(paidBackPaise(payment)) },
  {
    header: 'Net revenue (INR)',
    cell: (order) => {
      const valuePaise = orderValuePaise(order);
      return valuePaise === null ? '' : rupeesText(valuePaise);
    },
  },
  { header: 'Delivery partner', cell: ({ assignment }) => assignment?.partnerName ?? '' },
];

const timeText = (at: number | false | undefined): string => (at ? formatDateTime(at) : '');

/** The first row of the file. */
export const csvHeaders: readonly string[] = columns.map(({ header }) => header);

/** An order as a row of the file. Amounts are plain numbers of rupees, times those of India. */
export const csvRow = (order: Order): readonly string[] => columns.map(({ cell }) => cell(order));
