import {
  fieldErrors,
  limitsOf,
  resolveWithdrawal,
  type Stored,
  type WithdrawalRequest,
} from '@basket/domain';
import { DefinitionList, Field, FormDialog, ledgerRupees, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';

type Decision = 'approved' | 'rejected';

export interface ResolveWithdrawalDialogProps {
  readonly request: Stored<WithdrawalRequest>;
  readonly decision: Decision;
  readonly onClose: () => void;
}

const texts = {
  approved: {
    title: 'Approve this withdrawal?',
    label: 'Payment reference',
    placeholder: 'UTR of the transfer',
    submitLabel: 'Approve',
  },
  rejected: {
    title: 'Reject this withdrawal?',
    label: 'Enter rejection reason:',
    placeholder: 'Wrong account number',
    submitLabel: 'Reject',
  },
} as const satisfies Readonly<Record<Decision, object>>;

const [, rejection] = resolveWithdrawal.request.options;

/** Approves a withdrawal that has been paid out, or rejects it with a reason (rule: withdrawal-held). */
export function ResolveWithdrawalDialog({ request, decision, onClose }: ResolveWithdrawalDialogProps) {
  const { title, label, placeholder, submitLabel } = texts[decision];
  const { run, failure } = useTold(resolveWithdrawal, {
    done: ({ status }) => `Withdrawal request ${status} successfully!`,
    failed: 'Failed to update withdrawal status',
  });
  const form = useForm({
    initial: { reason: '' },
    idPrefix: 'withdrawal-',
    check: (values) => (decision === 'rejected' ? fieldErrors(rejection, values, { whose: 'the' }) : {}),
    send: ({ reason }) => run({ requestId: request.id, decision, reason }, onClose),
  });
  const amount = ledgerRupees(request.amountPaise);
  return (
    <FormDialog
      form={form}
      size="s"
      title={title}
      description={
        decision === 'approved'
          ? `Approve when ${amount} have been sent to this account.`
          : `${amount} go back to the wallet of ${request.partnerName}, who reads the reason.`
      }
      submitLabel={submitLabel}
      isDanger={decision === 'rejected'}
      failure={failure}
      onClose={onClose}
    >
      {decision === 'approved' && (
        <DefinitionList
          items={[
            { label: 'Account holder', value: request.accountHolderName },
            { label: 'Account number', value: request.bankAccountNumber },
            { label: 'IFSC code', value: request.ifscCode },
          ]}
        />
      )}
      <Field
        {...form.control('reason')}
        label={label}
        isOptional={decision === 'approved'}
        placeholder={placeholder}
        data-autofocus=""
        maxLength={limitsOf(rejection.entries.reason).maxLength}
      />
    </FormDialog>
  );
}
