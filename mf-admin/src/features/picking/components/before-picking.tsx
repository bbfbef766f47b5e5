import { startPicking, type Order, type Picking, type Stored } from '@basket/domain';
import { Button, InlineAlert, StickyFooterBar } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';
import type { PickGroup } from '../pick-list';
import styles from '../picking.module.css';
import { PickLines } from './pick-lines';

export interface BeforePickingProps {
  readonly order: Stored<Order>;
  /** The picking that somebody else has begun. */
  readonly picking: Picking | null;
  readonly groups: readonly PickGroup[];
}

/** The lines to pick, and who picks them already (rule: picker-alone). */
export function BeforePicking({ order, picking, groups }: BeforePickingProps) {
  const starting = useTold(startPicking, { failed: t('picking.startFailed') });

  return (
    <>
      {picking && (
        <div className={styles.notice}>
          <InlineAlert tone="info">{t('picking.isPicking', { picker: picking.pickerName })}</InlineAlert>
        </div>
      )}
      <PickLines groups={groups}>{(_line, shown) => <div className={styles.plain}>{shown}</div>}</PickLines>
      <StickyFooterBar
        isOnDesktop
        label={t('picking.start')}
        action={
          <Button
            size="l"
            isBlock
            variant={picking ? 'quiet' : 'primary'}
            isBusy={starting.isBusy}
            onClick={() => void starting.run({ orderId: order.id, takeOver: picking !== null })}
          >
            {picking ? t('picking.takeOver', { picker: picking.pickerName }) : t('picking.start')}
          </Button>
        }
      />
    </>
  );
}
