import { pickingObstacle, startPicking, type Order, type Stored } from '@basket/domain';
import { Button, ButtonLink, IconPackageCheck, IconPrinter } from '@basket/ui';
import { Link, useNavigate } from '@basket/web';
import { useTold } from '@basket/web/told';
import { paths } from '../../../paths';
import { t } from '../../../texts';

export interface PickActionProps {
  readonly order: Stored<Order>;
  /** It is what the order needs next. */
  readonly isNext: boolean;
}

/** Leads to the goods of an order that is in the store: to start picking it, to go on, or to the slip of its bags. */
export function PickAction({ order, isNext }: PickActionProps) {
  const starting = useTold(startPicking, { failed: t('orderDetail.startPickingFailed') });
  const navigate = useNavigate();
  if (pickingObstacle(order) !== null) return null;
  const page = paths.pickOrder(order.id);

  if (order.packing === null)
    return (
      <Button
        variant={isNext ? 'primary' : 'quiet'}
        size="s"
        leading={<IconPackageCheck />}
        isBusy={starting.isBusy}
        onClick={() => void starting.run({ orderId: order.id }, () => void navigate(page))}
      >
        {t('orderDetail.startPicking')}
      </Button>
    );
  return (
    <ButtonLink
      variant={isNext ? 'primary' : 'quiet'}
      size="s"
      leading={order.packing.packedAt === null ? <IconPackageCheck /> : <IconPrinter />}
      to={page}
      as={Link}
    >
      {t(order.packing.packedAt === null ? 'orderDetail.goOnPicking' : 'orderDetail.packingSlip')}
    </ButtonLink>
  );
}
