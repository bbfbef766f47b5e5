import type { Profile } from '@basket/domain';
import { ledgerRupees, TextLink } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import type { CustomerFigures } from '../use-customer-figures';

export interface FiguresOfCustomerProps {
  readonly profile: Pick<Profile, 'name' | 'phone'>;
  readonly figures: CustomerFigures | null;
}

/**
 * '₹4,321.00, 12 orders': what was delivered, and what it brought net of refunds, with the way to the orders. A dash for nothing, an
 * empty place until it is known.
 */
export function FiguresOfCustomer({ profile, figures }: FiguresOfCustomerProps) {
  if (!figures) return <> </>;
  const { deliveredOrders, valuePaise } = figures;
  if (deliveredOrders === 0) return <>–</>;
  const count = t('customers.orders', { n: deliveredOrders });
  return (
    <>
      {ledgerRupees(valuePaise)}
      <small>
        <TextLink
          to={paths.ordersOf(profile)}
          as={Link}
          aria-label={t('customers.ordersOf', { n: deliveredOrders, name: profile.name })}
        >
          {count}
        </TextLink>
      </small>
    </>
  );
}
