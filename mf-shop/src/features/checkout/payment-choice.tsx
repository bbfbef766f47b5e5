import type { PaymentMethod } from '@basket/domain';
import { IconBanknote, IconCreditCard, Panel, RadioGroup } from '@basket/ui';

export interface PaymentChoiceProps {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  /** The store has connected a payment gateway. */
  readonly canPayOnline: boolean;
}

const cash = {
  value: 'cod' as const,
  label: 'Cash on delivery',
  hint: 'Pay the rider',
  icon: <IconBanknote />,
};
const online = { value: 'online' as const, label: 'UPI or card', hint: 'Pay now', icon: <IconCreditCard /> };

/** The payment methods of this store. */
export function PaymentChoice({ value, onChange, canPayOnline }: PaymentChoiceProps) {
  return (
    <Panel title="Pay with">
      <RadioGroup<PaymentMethod>
        legend="Payment method"
        isLegendHidden
        options={canPayOnline ? [cash, online] : [cash]}
        value={canPayOnline ? value : 'cod'}
        onChange={onChange}
      />
    </Panel>
  );
}
