import { Banner, Button, rupees } from '@basket/ui';
import { useStoreSettings } from '@basket/web';
import { useEmailVerification, useVerified } from '../../account/verified';
import { t } from '../../texts';

export interface CashLimitProps {
  /** The sum that is to be paid in cash. */
  readonly cashPaise: number;
  readonly canPayOnline: boolean;
}

/** Says, before it is sent, that the account may not pay so much in cash, and mails the link that verifies (rule: unverified-cash). */
export function CashLimit({ cashPaise, canPayOnline }: CashLimitProps) {
  const { unverifiedCashLimitPaise: limitPaise } = useStoreSettings();
  const isVerified = useVerified()?.isVerified ?? true;
  const { isBusy, isDone, ask } = useEmailVerification();
  if (isVerified || isDone || cashPaise <= limitPaise) return null;
  return (
    <Banner
      tone="info"
      text={t(canPayOnline ? 'payment.cashLimitOrOnline' : 'payment.cashLimit', {
        limit: rupees(limitPaise),
      })}
      action={
        <Button size="s" variant="quiet" isBusy={isBusy} onClick={() => void ask()}>
          {t('payment.verifyEmail')}
        </Button>
      }
    />
  );
}
