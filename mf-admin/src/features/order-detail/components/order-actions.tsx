import { useState } from 'react';
import { canBeOffered, orderStatusFacts, type Order, type Stored } from '@basket/domain';
import {
  Button,
  ButtonLink,
  IconButton,
  IconCircleX,
  IconEllipsis,
  IconReceipt,
  IconUndo,
  IconUserPlus,
  Menu,
  Row,
} from '@basket/ui';
import { Link } from '@basket/web';
import { useStatusChanger } from '../../../orders/components/status-changes';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import { nextStepOf } from '../next-step';
import { canBeRefunded } from '../refund-form';
import { ChangeToCash } from './change-to-cash';
import { PickAction } from './pick-action';
import { RefundDialog } from './refund-dialog';

/** The id of the panel where a partner is chosen. */
export const assignPanelId = 'assign';

/** The actions on the order now, its next step in green; what cannot is not there. What is rare is in a menu. */
export function OrderActions({ order }: { order: Stored<Order> }) {
  const { choose, isBusy } = useStatusChanger();
  const [isRefunding, setIsRefunding] = useState(false);
  const next = nextStepOf(order);
  return (
    <Row gap={2} align="stretch" role="group" aria-label={t('orderDetail.actions')}>
      <PickAction order={order} isNext={next === 'pick'} />
      {next === 'cancel' && (
        <Button
          size="s"
          leading={<IconCircleX />}
          isBusy={isBusy(order.id)}
          onClick={() => choose(order, 'cancelled')}
        >
          {t('orderDetail.cancelOrder')}
        </Button>
      )}
      {canBeOffered(order) && (
        <Button
          variant={next === 'assign' ? 'primary' : 'quiet'}
          size="s"
          leading={<IconUserPlus />}
          onClick={goToPartners}
        >
          {t('orderDetail.assign')}
        </Button>
      )}
      <ChangeToCash order={order} />
      {canBeRefunded(order) && (
        <Button variant="quiet" size="s" leading={<IconUndo />} onClick={() => setIsRefunding(true)}>
          {t('orderDetail.refund')}
        </Button>
      )}
      {orderStatusFacts[order.status].isFinal ? (
        <ButtonLink variant="quiet" size="s" leading={<IconReceipt />} to={paths.bill(order.id)} as={Link}>
          {t('orderDetail.bill')}
        </ButtonLink>
      ) : (
        <Menu
          label={t('orderDetail.moreActions')}
          items={[
            { label: t('orderDetail.bill'), icon: <IconReceipt />, to: paths.bill(order.id), as: Link },
            {
              label: t('orderDetail.cancelOrder'),
              icon: <IconCircleX />,
              isDanger: true,
              onSelect: () => choose(order, 'cancelled'),
            },
          ]}
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              size="s"
              label={t('orderDetail.moreActions')}
              icon={<IconEllipsis />}
              aria-busy={isBusy(order.id)}
            />
          )}
        />
      )}
      {isRefunding && <RefundDialog order={order} onClose={() => setIsRefunding(false)} />}
    </Row>
  );
}

function goToPartners(): void {
  const panel = document.getElementById(assignPanelId);
  panel?.scrollIntoView({ block: 'start' });
  panel?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}
