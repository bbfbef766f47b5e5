import { useState } from 'react';
import {
  isNothingLeft,
  products,
  shortenLine,
  shortLine,
  shortRefundPaise,
  type Order,
  type Product,
  type Stored,
} from '@basket/domain';
import { Bill, Checkbox, ConfirmDialog, InlineAlert, Muted, roundingRows, rupees, Stepper } from '@basket/ui';
import { useLiveDocument, type Live } from '@basket/web';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';
import type { PickLine } from '../pick-list';
import styles from '../picking.module.css';

export interface ShortDialogProps {
  readonly order: Stored<Order>;
  readonly line: PickLine;
  readonly onClose: () => void;
}

/** Asks how many were found, and says what the bill becomes before that is done (rule: short-shrinks). */
export function ShortDialog({ order, line, onClose }: ShortDialogProps) {
  const [found, setFound] = useState(line.quantity - 1);
  const [isShelfEmpty, setShelfEmpty] = useState(false);
  const product = useLiveDocument(products.schema, products.path(line.productId));
  const { run, failure, isBusy } = useTold(shortLine, {
    done: ({ status, totalPaise }) =>
      status === 'cancelled'
        ? t('picking.nothingLeftDone')
        : t('picking.newTotalIs', { amount: rupees(totalPaise) }),
    failed: t('picking.shortFailed'),
  });
  const after = shortenLine(order, line.line, found);
  const isCancelled = isNothingLeft(after);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('picking.shortTitle', { product: line.name })}
      text={t('picking.shortText', { n: line.quantity })}
      confirmLabel={
        isCancelled
          ? t('picking.cancelOrder')
          : found === 0
            ? t('picking.outOfStock')
            : t('picking.onlyFound', { n: found })
      }
      cancelLabel={t('picking.goBack')}
      isBusy={isBusy}
      onConfirm={() =>
        void run({ orderId: order.id, line: line.line, quantity: found, isShelfEmpty }, onClose)
      }
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Stepper
          label={line.name}
          size="l"
          min={0}
          max={line.quantity - 1}
          value={Math.min(found, line.quantity - 1)}
          onChange={setFound}
        />
        <Checkbox
          label={t('picking.shelfEmpty')}
          hint={shelfHint(product)}
          checked={isShelfEmpty}
          onChange={(event) => setShelfEmpty(event.target.checked)}
        />
        {isCancelled ? (
          <InlineAlert tone="warning">{t('picking.nothingLeft')}</InlineAlert>
        ) : (
          <Bill
            rows={[
              { label: t('picking.items'), amount: after.subtotalPaise, insteadOfPaise: order.subtotalPaise },
              {
                label: t('picking.delivery'),
                amount: after.deliveryChargePaise === 0 ? t('picking.free') : after.deliveryChargePaise,
              },
              ...roundingRows(after.roundingPaise),
            ]}
            totalLabel={t('picking.newTotal')}
            totalPaise={after.totalPaise}
          />
        )}
        <Refund paise={shortRefundPaise(order, line.line, found)} />
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </div>
    </ConfirmDialog>
  );
}

/** Names the stock that an empty shelf takes away, as soon as that is known. */
const shelfHint = (product: Live<Stored<Product>>): string =>
  product.status === 'ready'
    ? t('picking.shelfEmptyStockHint', { stock: String(product.data.stockQuantity) })
    : t('picking.shelfEmptyHint');

function Refund({ paise }: { readonly paise: number }) {
  if (paise === 0) return null;
  return <Muted>{t('picking.refunded', { amount: rupees(paise) })}</Muted>;
}
