import { billFor, isGatewaySum, leastGatewayPaise, type PaymentMethod } from '@basket/domain';
import { IconBanknote, IconCreditCard, InlineAlert, Panel, RadioGroup, rupees } from '@basket/ui';
import { CashLimit } from '../../components/payment/cash-limit';
import { t } from '../../texts';
import { canPayOnline, methodFor, type Payable } from './payment-method';

export interface PaymentChoiceProps extends Payable {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

const cash = (isFree: boolean) => ({
  value: 'cod' as const,
  label: t(isFree ? 'orders.nothingToPay' : 'checkout.cash'),
  hint: t(isFree ? 'checkout.freeHint' : 'checkout.cashHint'),
  icon: <IconBanknote />,
});
const online = () => ({
  value: 'online' as const,
  label: t('checkout.online'),
  hint: t('checkout.onlineHint'),
  icon: <IconCreditCard />,
});

/** The payment methods of this store. */
export function PaymentChoice({ value, onChange, quote, hasGateway }: PaymentChoiceProps) {
  const cashPaise = quote && billFor(quote, 'cod').totalPaise;
  const isSmall = quote !== null && !isGatewaySum(quote.totalPaise);
  const isOnlinePossible = canPayOnline({ hasGateway, quote });
  const first = cash(cashPaise === 0);
  return (
    <Panel title={t('checkout.payWith')}>
      <RadioGroup<PaymentMethod>
        legend={t('checkout.method')}
        isLegendHidden
        options={isOnlinePossible ? [first, online()] : [first]}
        value={methodFor(value, { hasGateway, quote })}
        onChange={onChange}
      />
      {hasGateway && isSmall && cashPaise !== 0 && (
        <InlineAlert tone="info">
          {t('checkout.leastOnline', { least: rupees(leastGatewayPaise) })}
        </InlineAlert>
      )}
      {cashPaise !== null && <CashLimit cashPaise={cashPaise} canPayOnline={isOnlinePossible} />}
    </Panel>
  );
}
