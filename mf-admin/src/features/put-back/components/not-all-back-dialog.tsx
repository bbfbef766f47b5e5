import { useState } from 'react';
import { limitsOf, settlePutBack, type PutBack, type Stored } from '@basket/domain';
import { ConfirmDialog, Field, formatCount, InlineAlert, Muted, Row, Stack, Stepper } from '@basket/ui';
import { useTold } from '@basket/web/told';

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
    done: () => `${orderNumber} is settled`,
    failed: 'Failed to put back',
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
      title={`How much of ${orderNumber} is back on the shelf?`}
      text={
        lost > 0
          ? `${formatCount(lost, 'unit')} will be booked as lost. The rest can be sold at once.`
          : 'Take away what did not come back.'
      }
      confirmLabel={lost > 0 ? `Book ${formatCount(lost, 'unit')} as lost` : 'All back on the shelf'}
      cancelLabel="Go back"
      isBusy={isBusy}
      onConfirm={settle}
      onClose={onClose}
    >
      <Stack gap={3}>
        {items.map((item) => (
          <Row gap={3} justify="between" isOneLine isSmall key={item.line}>
            <span>
              {item.name}{' '}
              <Muted as="small" size="xs" isFaint>
                {item.unit}
              </Muted>
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
            label="Why is the rest lost?"
            maxLength={maxReasonLength}
            value={reason}
            error={isReasonMissing ? 'Say why, such as broken or spoilt' : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </Stack>
    </ConfirmDialog>
  );
}
