import { Banner, Button, rupees } from '@basket/ui';
import { useStoreSettings } from '@basket/web';
import { useEmailVerification, useVerified } from '../../account/verified';

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
      text={`Cash orders above ${rupees(limitPaise)} need a verified e-mail address.${
        canPayOnline ? ' You can also pay by UPI or card.' : ''
      }`}
      action={
        <Button size="s" variant="quiet" isBusy={isBusy} onClick={() => void ask()}>
          Verify e-mail
        </Button>
      }
    />
  );
}
