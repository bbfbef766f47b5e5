import { useState } from 'react';
import type { Order, Picking, Stored } from '@basket/domain';
import { Button, IconCheck, IconPackageCheck, IconUndo, StickyFooterBar, VisuallyHidden } from '@basket/ui';
import { rich, t } from '../../../texts';
import type { PickGroup, PickLine } from '../pick-list';
import styles from '../picking.module.css';
import { useTicks } from '../use-ticks';
import { PackDialog } from './pack-dialog';
import { PickLines } from './pick-lines';
import { ShortDialog } from './short-dialog';

export interface PickInProgressProps {
  readonly order: Stored<Order>;
  readonly picking: Picking;
  readonly groups: readonly PickGroup[];
}

/** The list of one picker: a tap puts a line into the bags, another takes it out. Lines keep their place. */
export function PickInProgress({ order, picking, groups }: PickInProgressProps) {
  const ticks = useTicks(order.id, picking);
  const [short, setShort] = useState<PickLine | null>(null);
  const [isPacking, setPacking] = useState(false);
  const lines = groups.flatMap((group) => group.lines).filter(({ quantity }) => quantity > 0);
  const done = lines.filter(({ line }) => ticks.isPicked(line)).length;
  return (
    <>
      <PickLines groups={groups}>
        {(line, shown) =>
          line.quantity === 0 ? (
            <div className={styles.plain}>{shown}</div>
          ) : (
            <div className={styles.pickable} data-picked={ticks.isPicked(line.line) || undefined}>
              <button
                type="button"
                className={styles.tick}
                aria-pressed={ticks.isPicked(line.line)}
                onClick={() => ticks.tick(line.line, !ticks.isPicked(line.line))}
              >
                {shown}
                <span className={styles.mark}>
                  <IconCheck strokeWidth={3} />
                </span>
              </button>
              <button type="button" className={styles.shorten} onClick={() => setShort(line)}>
                {rich('picking.shortOf', {
                  product: line.name,
                  hidden: (inside) => <VisuallyHidden>{inside}</VisuallyHidden>,
                })}
              </button>
            </div>
          )
        }
      </PickLines>
      <StickyFooterBar
        isOnDesktop
        label={t('picking.pack')}
        action={
          <Button
            size="l"
            isBlock
            leading={<IconPackageCheck />}
            disabled={done < lines.length}
            onClick={() => setPacking(true)}
          >
            {t('picking.packed')}
          </Button>
        }
      >
        <div className={styles.far}>
          <b role="status">{t('picking.progress', { done, lines: lines.length })}</b>
          {ticks.undo && (
            <Button variant="quiet" leading={<IconUndo />} onClick={ticks.undo}>
              {t('picking.undo')}
            </Button>
          )}
        </div>
      </StickyFooterBar>
      {short && <ShortDialog order={order} line={short} onClose={() => setShort(null)} />}
      {isPacking && (
        <PackDialog orderId={order.id} isTicking={ticks.isSending} onClose={() => setPacking(false)} />
      )}
    </>
  );
}
