import { billFor, isGatewaySum, leastGatewayPaise, type PaymentMethod } from '@basket/domain';
import { IconBanknote, IconCreditCard, InlineAlert, Panel, RadioGroup, rupees } from '@basket/ui';
import { CashLimit } from '../../components/payment/cash-limit';
import { canPayOnline, methodFor, type Payable } from './payment-method';

export interface PaymentChoiceProps extends Payable {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

const cash = {
  value: 'cod' as const,
  label: 'Cash on delivery',
  hint: 'Pay the rider',
  icon: <IconBanknote />,
};
const nothingToPay = { ...cash, label: 'Nothing to pay', hint: 'This order is free' };
const online = { value: 'online' as const, label: 'UPI or card', hint: 'Pay now', icon: <IconCreditCard /> };

/** The payment methods of this store. */
export function PaymentChoice({ value, onChange, quote, hasGateway }: PaymentChoiceProps) {
  const cashPaise = quote && billFor(quote, 'cod').totalPaise;
  const isSmall = quote !== null && !isGatewaySum(quote.totalPaise);
  const isOnlinePossible = canPayOnline({ hasGateway, quote });
  const first = cashPaise === 0 ? nothingToPay : cash;
  return (
    <Panel title="Pay with">
      <RadioGroup<PaymentMethod>
        legend="Payment method"
        isLegendHidden
        options={isOnlinePossible ? [first, online] : [first]}
        value={methodFor(value, { hasGateway, quote })}
        onChange={onChange}
      />
      {hasGateway && isSmall && cashPaise !== 0 && (
        <InlineAlert tone="info">{`UPI and cards take ${rupees(leastGatewayPaise)} and more.`}</InlineAlert>
      )}
      {cashPaise !== null && <CashLimit cashPaise={cashPaise} canPayOnline={isOnlinePossible} />}
    </Panel>
  );
}
