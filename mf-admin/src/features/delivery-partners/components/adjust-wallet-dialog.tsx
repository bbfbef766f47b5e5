import {
  adjustWallet,
  fieldErrors,
  limitsOf,
  parseRupees,
  type DeliveryPartner,
  type Stored,
} from '@basket/domain';
import {
  Field,
  FormDialog,
  ledgerRupees,
  RupeeField,
  rupees,
  Segmented,
  useForm,
  type FormErrors,
} from '@basket/ui';
import { useTold } from '@basket/web/told';
import { rupeesError } from '../../../forms/rupees-text';
import { t } from '../../../texts';

export interface PartnerDialogProps {
  /** Live, so that the dialog follows what happens to the partner meanwhile. */
  readonly partner: Stored<DeliveryPartner>;
  readonly onClose: () => void;
}

interface Adjustment {
  readonly way: 'credit' | 'debit';
  readonly amount: string;
  readonly reason: string;
}

const ways = () =>
  [
    { value: 'credit', label: t('deliveryPartners.creditWay') },
    { value: 'debit', label: t('deliveryPartners.debitWay') },
  ] as const;

const { amountPaise: amountSchema, reason: reasonSchema } = adjustWallet.request.entries;
const mostPaise = limitsOf(amountSchema).maxValue ?? Infinity;

const signedPaise = ({ way, amount }: Adjustment): number =>
  (way === 'credit' ? 1 : -1) * (parseRupees(amount) ?? 0);

function check(adjustment: Adjustment, balancePaise: number): FormErrors<Adjustment> {
  const paise = signedPaise(adjustment);
  const wrongAmount =
    rupeesError(adjustment.amount) ??
    (Math.abs(paise) > mostPaise
      ? t('deliveryPartners.atMost', { amount: rupees(mostPaise) })
      : balancePaise + paise < 0
        ? t('deliveryPartners.balanceOnly', { balance: ledgerRupees(balancePaise) })
        : undefined);
  return {
    ...(wrongAmount !== undefined && { amount: wrongAmount }),
    ...fieldErrors(adjustWallet.request, { reason: adjustment.reason }, { whose: 'the' }),
  };
}

/** Credits or debits a wallet with a reason that the partner reads in the ledger (rule: adjust-with-reason). */
export function AdjustWalletDialog({ partner, onClose }: PartnerDialogProps) {
  const balancePaise = partner.walletBalancePaise;
  const { run, failure } = useTold(adjustWallet, {
    done: (answer) => t('deliveryPartners.walletAdjusted', { balance: ledgerRupees(answer.balancePaise) }),
    failed: t('deliveryPartners.adjustFailed'),
  });
  const form = useForm<Adjustment>({
    initial: { way: 'credit', amount: '', reason: '' },
    idPrefix: 'adjust-',
    check: (values) => check(values, balancePaise),
    send: (values) =>
      run(
        { deliveryPartnerId: partner.id, amountPaise: signedPaise(values), reason: values.reason },
        onClose,
      ),
  });
  const afterPaise = balancePaise + signedPaise(form.values);
  const isChanged = afterPaise !== balancePaise && afterPaise >= 0;
  const balance = ledgerRupees(balancePaise);
  return (
    <FormDialog
      form={form}
      size="s"
      title={t('deliveryPartners.adjustWallet')}
      description={partner.name}
      submitLabel={t(
        form.values.way === 'credit' ? 'deliveryPartners.creditWallet' : 'deliveryPartners.debitWallet',
      )}
      failure={failure}
      onClose={onClose}
    >
      <Segmented
        label={t('deliveryPartners.creditOrDebit')}
        isBlock
        options={ways()}
        value={form.values.way}
        onChange={(way) => form.change({ way })}
      />
      <RupeeField
        {...form.control('amount')}
        label={t('deliveryPartners.amount')}
        autoComplete="off"
        data-autofocus=""
        hint={
          isChanged
            ? t('deliveryPartners.balanceAfterwards', { balance, after: ledgerRupees(afterPaise) })
            : t('deliveryPartners.balanceNow', { balance })
        }
      />
      <Field
        {...form.control('reason')}
        label={t('deliveryPartners.reason')}
        placeholder={t(
          form.values.way === 'credit' ? 'deliveryPartners.creditExample' : 'deliveryPartners.debitExample',
        )}
        hint={t('deliveryPartners.adjustReasonHint')}
        maxLength={limitsOf(reasonSchema).maxLength}
      />
    </FormDialog>
  );
}
