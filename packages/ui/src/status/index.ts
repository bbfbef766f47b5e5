export { ArrivalBox, type ArrivalBoxProps } from './arrival-box';
export { CountdownRing, secondsLeft, type CountdownRingProps } from './countdown-ring';
export { OrderStatusBadge, OrderStatusIcon, type OrderStatusBadgeProps } from './order-status-badge';
export { orderStatusIcons } from './order-status-icons';
export { PartnerStatusBadge, type PartnerStatusBadgeProps } from './partner-status-badge';
export {
  PaymentBadge,
  paymentMethodLabels,
  paymentStatusLabel,
  type PaymentBadgeProps,
} from './payment-badge';
export { ProgressBar, type ProgressBarProps } from './progress-bar';
export { Timeline, type TimelineProps, type TimelineStep } from './timeline';
export { DueBadge, type DueBadgeProps } from './due-badge';
