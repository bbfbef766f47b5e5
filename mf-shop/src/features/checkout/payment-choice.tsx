import type { PaymentMethod } from '@basket/domain';
import { Banner, Button, IconBanknote, IconCreditCard, Panel, RadioGroup, rupees } from '@basket/ui';
import { useStoreSettings } from '@basket/web';
import { useEmailVerification, useVerified } from '../../account/verified';

export interface PaymentChoiceProps {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  /** The total of this order; null while it is not known. */
  readonly totalPaise: number | null;
}

const cash = {
  value: 'cod' as const,
  label: 'Cash on delivery',
  hint: 'Pay the rider',
  icon: <IconBanknote />,
};
const online = { value: 'online' as const, label: 'UPI or card', hint: 'Pay now', icon: <IconCreditCard /> };

/** The payment methods of this store. */
export function PaymentChoice({ value, onChange, totalPaise }: PaymentChoiceProps) {
  const { unverifiedCashLimitPaise: limitPaise, razorpayKeyId } = useStoreSettings();
  const canPayOnline = razorpayKeyId !== '';
  const isVerified = useVerified()?.isVerified ?? true;
  const isTooMuch = !isVerified && totalPaise !== null && totalPaise > limitPaise;
  return (
    <Panel title="Pay with">
      <RadioGroup<PaymentMethod>
        legend="Payment method"
        isLegendHidden
        options={canPayOnline ? [cash, online] : [cash]}
        value={canPayOnline ? value : 'cod'}
        onChange={onChange}
      />
      {isTooMuch && <CashLimit limitPaise={limitPaise} canPayOnline={canPayOnline} />}
    </Panel>
  );
}

/** Said before the order is sent, not after (rule: unverified-cash). */
function CashLimit({ limitPaise, canPayOnline }: { limitPaise: number; canPayOnline: boolean }) {
  const { isBusy, isDone, ask } = useEmailVerification();
  if (isDone) return null;
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
