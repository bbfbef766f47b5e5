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
      status === 'cancelled' ? 'Nothing is left: the order is cancelled' : `New total ${rupees(totalPaise)}`,
    failed: 'Failed to say that it is short',
  });
  const after = shortenLine(order, line.line, found);
  const isCancelled = isNothingLeft(after);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`How many of ${line.name} did you find?`}
      text={`${line.quantity} are on the order. This cannot be undone.`}
      confirmLabel={isCancelled ? 'Cancel the order' : found === 0 ? 'Out of stock' : `Only ${found} found`}
      cancelLabel="Go back"
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
          label="The shelf is empty"
          hint={`${stockText(product)}Nobody can order more of it until new stock is entered.`}
          checked={isShelfEmpty}
          onChange={(event) => setShelfEmpty(event.target.checked)}
        />
        {isCancelled ? (
          <InlineAlert tone="warning">Nothing is left of this order. It will be cancelled.</InlineAlert>
        ) : (
          <Bill
            rows={[
              { label: 'Items', amount: after.subtotalPaise, insteadOfPaise: order.subtotalPaise },
              {
                label: 'Delivery',
                amount: after.deliveryChargePaise === 0 ? 'Free' : after.deliveryChargePaise,
              },
              ...roundingRows(after.roundingPaise),
            ]}
            totalLabel="New total"
            totalPaise={after.totalPaise}
          />
        )}
        <Refund paise={shortRefundPaise(order, line.line, found)} />
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </div>
    </ConfirmDialog>
  );
}

/** 'Stock 95 → 0. '; nothing before the stock is known. */
const stockText = (product: Live<Stored<Product>>): string =>
  product.status === 'ready' ? `Stock ${product.data.stockQuantity} → 0. ` : '';

function Refund({ paise }: { readonly paise: number }) {
  if (paise === 0) return null;
  return <Muted>{rupees(paise)} of what was paid online go back to the customer.</Muted>;
}
