import type { CartTotals, PublicStoreSettings } from '@basket/domain';
import {
  Badge,
  Bill,
  Button,
  ButtonLink,
  IconChevronRight,
  InlineAlert,
  Panel,
  rupees,
  StickyFooterBar,
} from '@basket/ui';
import { Link, type CartLine } from '@basket/web';
import { billRows } from '../../cart/cart-bill';
import { savedPaise } from '../../cart/cart-lines';
import { paths } from '../../paths';
import styles from './cart-summary.module.css';

export interface CartSummaryProps {
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
  readonly store: PublicStoreSettings;
  /** Whether a line cannot be ordered as it is. */
  readonly isBlocked: boolean;
}

const blockedText = 'Please change or remove the marked items first.';

/** The bill, with the link to the checkout. */
export function CartSummary({ lines, totals, store, isBlocked }: CartSummaryProps) {
  const saved = savedPaise(lines);
  return (
    <Panel title="Order summary">
      <Bill
        rows={billRows({ ...totals, originalPaise: totals.subtotalPaise + saved }, store)}
        totalLabel="Total"
        totalPaise={totals.totalPaise}
        savingsPaise={saved}
      />
      <div className={styles.ways}>
        {isBlocked && <InlineAlert>{blockedText}</InlineAlert>}
        <div className={styles.onDesktop}>
          <ProceedLink isBlocked={isBlocked} />
        </div>
        <ButtonLink to={paths.products} as={Link} variant="quiet" isBlock>
          Continue Shopping
        </ButtonLink>
      </div>
      <p className={styles.payments}>
        We accept <Badge>COD</Badge> <Badge>UPI</Badge> <Badge>Card</Badge>
      </p>
    </Panel>
  );
}

/** The same link at the bottom edge of phones. */
export function CheckoutBar({ totalPaise, isBlocked }: { totalPaise: number; isBlocked: boolean }) {
  return (
    <StickyFooterBar label="Checkout" action={<ProceedLink isBlocked={isBlocked} />}>
      <b className={styles.total}>{rupees(totalPaise)}</b>
      <small>Total</small>
    </StickyFooterBar>
  );
}

function ProceedLink({ isBlocked }: { isBlocked: boolean }) {
  const label = 'Proceed to Checkout';
  if (isBlocked)
    return (
      <Button size="l" isBlock disabled>
        {label}
      </Button>
    );
  return (
    <ButtonLink to={paths.checkout} as={Link} size="l" isBlock trailing={<IconChevronRight />}>
      {label}
    </ButtonLink>
  );
}
