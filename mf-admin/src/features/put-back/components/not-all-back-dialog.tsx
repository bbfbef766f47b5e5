import { useState } from 'react';
import { itemsIn, limitsOf, settlePutBack, type PutBack, type Stored } from '@basket/domain';
import { ConfirmDialog, Field, InlineAlert, Muted, Row, Stack, Stepper } from '@basket/ui';
import { useLanguage } from '@basket/web';
import { useTold } from '@basket/web/told';
import { ShelfName } from '../../../orders/components/shelf-name';
import { t } from '../../../texts';

const { maxLength: maxReasonLength } = limitsOf(settlePutBack.request.entries.reason);

export interface NotAllBackDialogProps {
  readonly putBack: Stored<PutBack>;
  readonly onClose: () => void;
}

/** Asks how many units of each line are on the shelf; the rest is lost, for a reason. */
export function NotAllBackDialog({ putBack, onClose }: NotAllBackDialogProps) {
  const { id: orderId, orderNumber, items, cancelledAt } = putBack;
  const [back, setBack] = useState<ReadonlyMap<number, number>>(new Map());
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { run, failure, isBusy } = useTold(settlePutBack, {
    done: () => t('putBack.settled', { number: orderNumber }),
    failed: t('putBack.failed'),
  });
  const backOf = ({ line, quantity }: PutBack['items'][number]): number => back.get(line) ?? quantity;
  const fewer = items
    .filter((item) => backOf(item) < item.quantity)
    .map((item) => ({ line: item.line, quantity: backOf(item) }));
  const lost = items.reduce((sum, item) => sum + item.quantity - backOf(item), 0);

  function settle(): void {
    const isMissing = lost > 0 && reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) return;
    void run({ orderId, cancelledAt, ...(lost > 0 && { fewer, reason: reason.trim() }) }, onClose);
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger={lost > 0}
      title={t('putBack.notAllTitle', { number: orderNumber })}
      text={lost > 0 ? t('putBack.lostText', { n: lost }) : t('putBack.takeAway')}
      confirmLabel={lost > 0 ? t('putBack.bookLost', { n: lost }) : t('putBack.allBack')}
      cancelLabel={t('putBack.goBack')}
      isBusy={isBusy}
      onConfirm={settle}
      onClose={onClose}
    >
      <Stack gap={3}>
        {itemsIn(items, useLanguage()).map((item) => (
          <Row gap={3} justify="between" isOneLine isSmall key={item.line}>
            <span>
              {item.name}{' '}
              <Muted as="small" size="xs" isFaint>
                {item.unit}
              </Muted>
              <ShelfName {...item} />
            </span>
            <Stepper
              label={item.name}
              min={0}
              max={item.quantity}
              value={backOf(item)}
              onChange={(quantity) => setBack(new Map(back).set(item.line, quantity))}
            />
          </Row>
        ))}
        {lost > 0 && (
          <Field
            label={t('putBack.whyLost')}
            maxLength={maxReasonLength}
            value={reason}
            error={isReasonMissing ? t('putBack.sayWhy') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </Stack>
    </ConfirmDialog>
  );
}
