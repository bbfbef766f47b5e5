export { Bill, sumRows, roundingRows, type BillProps, type BillRow } from './bill';
export { CartBar, type CartBarProps } from './cart-bar';
export { FreeDeliveryProgress, type FreeDeliveryProgressProps } from './free-delivery-progress';
export { LineItem, LineItems, type LineItemProps } from './line-item';
