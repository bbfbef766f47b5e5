import { billFor, isGatewaySum, leastGatewayPaise, type PaymentMethod } from '@basket/domain';
import { IconBanknote, IconCreditCard, InlineAlert, Panel, RadioGroup, rupees } from '@basket/ui';
import type { OrderQuote } from '@basket/web/checkout';
import { CashLimit } from '../../components/payment/cash-limit';

export interface PaymentChoiceProps {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  /** The sums of this order, before a way is chosen; null while they are not known. */
  readonly quote: Pick<OrderQuote, 'totalPaise' | 'cashRoundingPaise'> | null;
  /** Whether the store takes payments online, of whatever amount. */
  readonly hasGateway: boolean;
}

/** The way that is paid in: cash where the store has no gateway, or the gateway does not take so little (rule: small-sums). */
export const methodFor = (
  wanted: PaymentMethod,
  { hasGateway, quote }: Pick<PaymentChoiceProps, 'hasGateway' | 'quote'>,
): PaymentMethod => (hasGateway && (quote === null || isGatewaySum(quote.totalPaise)) ? wanted : 'cod');

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
  const canPayOnline = hasGateway && !isSmall;
  const first = cashPaise === 0 ? nothingToPay : cash;
  return (
    <Panel title="Pay with">
      <RadioGroup<PaymentMethod>
        legend="Payment method"
        isLegendHidden
        options={canPayOnline ? [first, online] : [first]}
        value={methodFor(value, { hasGateway, quote })}
        onChange={onChange}
      />
      {hasGateway && isSmall && cashPaise !== 0 && (
        <InlineAlert tone="info">{`UPI and cards take ${rupees(leastGatewayPaise)} and more.`}</InlineAlert>
      )}
      {cashPaise !== null && <CashLimit cashPaise={cashPaise} canPayOnline={canPayOnline} />}
    </Panel>
  );
}
