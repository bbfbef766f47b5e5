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

const ways = [
  { value: 'credit', label: 'Credit' },
  { value: 'debit', label: 'Debit' },
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
      ? `At most ${rupees(mostPaise)} at a time`
      : balancePaise + paise < 0
        ? `The balance is only ${ledgerRupees(balancePaise)}`
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
    done: (answer) => `Wallet adjusted successfully! New balance: ${ledgerRupees(answer.balancePaise)}`,
    failed: 'Failed to adjust wallet',
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
  const now = `Balance ${ledgerRupees(balancePaise)}`;
  return (
    <FormDialog
      form={form}
      size="s"
      title="Adjust wallet"
      description={partner.name}
      submitLabel={form.values.way === 'credit' ? 'Credit wallet' : 'Debit wallet'}
      failure={failure}
      onClose={onClose}
    >
      <Segmented
        label="Credit or debit"
        isBlock
        options={ways}
        value={form.values.way}
        onChange={(way) => form.change({ way })}
      />
      <RupeeField
        {...form.control('amount')}
        label="Amount"
        autoComplete="off"
        data-autofocus=""
        hint={isChanged ? `${now}, ${ledgerRupees(afterPaise)} afterwards` : now}
      />
      <Field
        {...form.control('reason')}
        label="Reason"
        placeholder={form.values.way === 'credit' ? 'Joining deposit' : 'Correction of BE2611204821'}
        hint="The partner reads it in the wallet."
        maxLength={limitsOf(reasonSchema).maxLength}
      />
    </FormDialog>
  );
}
