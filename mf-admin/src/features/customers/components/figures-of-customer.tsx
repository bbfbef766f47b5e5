import { formatCount, ledgerRupees } from '@basket/ui';
import type { CustomerFigures } from '../use-customer-figures';

/** '12 orders, ₹4,321.00': what was delivered, and what it brought net of refunds. A dash for nothing, an empty place until it is known. */
export function FiguresOfCustomer({ figures }: { figures: CustomerFigures | null }) {
  if (!figures) return <> </>;
  const { deliveredOrders, valuePaise } = figures;
  if (deliveredOrders === 0) return <>–</>;
  return (
    <>
      {ledgerRupees(valuePaise)}
      <small>{formatCount(deliveredOrders, 'order')}</small>
    </>
  );
}
