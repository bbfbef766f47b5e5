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
import { t } from '../../texts';

const columns: readonly { readonly header: () => string; readonly cell: (order: Order) => string }[] = [
  { header: () => t('orders.order'), cell: ({ orderNumber }) => orderNumber },
  { header: () => t('orders.placed'), cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: () => t('orders.status'), cell: ({ status }) => orderStatusFacts[status].label },
  {
    header: () => t('orders.delivered'),
    cell: ({ status, statusTimes }) => timeText(status === 'delivered' && statusTimes.delivered),
  },
  { header: () => t('orders.customer'), cell: ({ customerName }) => customerName },
  { header: () => t('orders.phone'), cell: ({ delivery }) => delivery.phone },
  { header: () => t('orders.address'), cell: ({ delivery }) => delivery.address },
  { header: () => t('orders.city'), cell: ({ delivery }) => delivery.city },
  { header: () => t('orders.state'), cell: ({ delivery }) => delivery.state },
  { header: () => t('orders.pincode'), cell: ({ delivery }) => delivery.pincode },
  { header: () => t('orders.units'), cell: (order) => String(unitCount(order)) },
  { header: () => t('orders.subtotalInr'), cell: ({ subtotalPaise }) => rupeesText(subtotalPaise) },
  {
    header: () => t('orders.deliveryInr'),
    cell: ({ deliveryChargePaise }) => rupeesText(deliveryChargePaise),
  },
  { header: () => t('orders.roundingInr'), cell: ({ roundingPaise }) => rupeesText(roundingPaise ?? 0) },
  { header: () => t('orders.totalInr'), cell: ({ totalPaise }) => rupeesText(totalPaise) },
  {
    header: () => t('orders.paymentMethod'),
    cell: ({ paymentMethod }) => paymentMethodLabels[paymentMethod],
  },
  {
    header: () => t('orders.payment'),
    cell: (order) => (isFree(order) ? t('orders.nothingToPay') : paymentStatusLabel(order.paymentStatus)),
  },
  { header: () => t('orders.refundOwedInr'), cell: ({ payment }) => rupeesText(owedBackPaise(payment)) },
  { header: () => t('orders.refundedInr'), cell: ({ payment }) => rupeesText(paidBackPaise(payment)) },
  {
    header: () => t('orders.netRevenueInr'),
    cell: (order) => {
      const valuePaise = orderValuePaise(order);
      return valuePaise === null ? '' : rupeesText(valuePaise);
    },
  },
  { header: () => t('orders.deliveryPartner'), cell: ({ assignment }) => assignment?.partnerName ?? '' },
];

const timeText = (at: number | false | undefined): string => (at ? formatDateTime(at) : '');

/** The first row of the file. */
export const csvHeaders = (): readonly string[] => columns.map(({ header }) => header());

/** An order as a row of the file. Amounts are plain numbers of rupees, times those of India. */
export const csvRow = (order: Order): readonly string[] => columns.map(({ cell }) => cell(order));
