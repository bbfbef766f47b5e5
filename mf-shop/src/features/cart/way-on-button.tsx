import { Button, ButtonLink, rupees, StickyFooterBar } from '@basket/ui';
import { Link, useNavigate, type CartLine } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';
import styles from './cart-summary.module.css';
import { keepOnly } from './take-out';
import type { WayOn } from './way-on';

export interface WayOnProps {
  readonly lines: readonly CartLine[];
  readonly way: WayOn;
  /** Where to and when: 'To Home, in 30 min'. */
  readonly words: string;
}

/** The way to the checkout at the bottom edge of phones. */
export function CheckoutBar({ totalPaise, ...way }: WayOnProps & { readonly totalPaise: number }) {
  return (
    <StickyFooterBar label={t('cart.checkout')} action={<WayOnButton {...way} />}>
      <b className={styles.total}>{rupees(totalPaise)}</b>
      <WayOnWords {...way} />
    </StickyFooterBar>
  );
}

/** Where the order goes and when it comes, or why it cannot be ordered like this, which is announced when it changes. */
export function WayOnWords({ way, words }: Pick<WayOnProps, 'way' | 'words'>) {
  const reason = way.kind === 'open' ? null : way.reason;
  return (
    <>
      {reason === null && <small>{words}</small>}
      <small role="status">{reason && <span className={styles.reason}>{reason}</span>}</small>
    </>
  );
}

/** Leads to the checkout, after taking out what cannot be ordered. */
export function WayOnButton({ lines, way }: Pick<WayOnProps, 'lines' | 'way'>) {
  const navigate = useNavigate();
  if (way.kind === 'shut')
    return (
      <Button size="l" variant="quiet" isBlock disabled>
        {way.label}
      </Button>
    );
  if (way.kind === 'fix')
    return (
      <Button
        size="l"
        isBlock
        onClick={() => {
          keepOnly(way.lines, lines);
          void navigate(paths.checkout);
        }}
      >
        {way.label}
      </Button>
    );
  return (
    <ButtonLink to={paths.checkout} as={Link} size="l" isBlock>
      {t('cart.proceed')}
    </ButtonLink>
  );
}
