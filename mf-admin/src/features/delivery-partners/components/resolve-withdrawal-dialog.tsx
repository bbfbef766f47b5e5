import {
  fieldErrors,
  limitsOf,
  resolveWithdrawal,
  type Stored,
  type WithdrawalRequest,
} from '@basket/domain';
import { DefinitionList, Field, FormDialog, ledgerRupees, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';

type Decision = 'approved' | 'rejected';

export interface ResolveWithdrawalDialogProps {
  readonly request: Stored<WithdrawalRequest>;
  readonly decision: Decision;
  readonly onClose: () => void;
}

const textsOf = (decision: Decision) =>
  decision === 'approved'
    ? {
        title: t('deliveryPartners.approveTitle'),
        label: t('deliveryPartners.paymentReference'),
        placeholder: t('deliveryPartners.paymentReferenceExample'),
        submitLabel: t('deliveryPartners.approve'),
      }
    : {
        title: t('deliveryPartners.rejectTitle'),
        label: t('deliveryPartners.rejectionReason'),
        placeholder: t('deliveryPartners.rejectionReasonExample'),
        submitLabel: t('deliveryPartners.reject'),
      };

const [, rejection] = resolveWithdrawal.request.options;

/** Approves a withdrawal that has been paid out, or rejects it with a reason (rule: withdrawal-held). */
export function ResolveWithdrawalDialog({ request, decision, onClose }: ResolveWithdrawalDialogProps) {
  const { title, label, placeholder, submitLabel } = textsOf(decision);
  const { run, failure } = useTold(resolveWithdrawal, {
    done: ({ status }) =>
      t(
        status === 'approved' ? 'deliveryPartners.withdrawalApproved' : 'deliveryPartners.withdrawalRejected',
      ),
    failed: t('deliveryPartners.resolveFailed'),
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
          ? t('deliveryPartners.approveText', { amount })
          : t('deliveryPartners.rejectText', { amount, name: request.partnerName })
      }
      submitLabel={submitLabel}
      isDanger={decision === 'rejected'}
      failure={failure}
      onClose={onClose}
    >
      {decision === 'approved' && (
        <DefinitionList
          items={[
            { label: t('deliveryPartners.accountHolder'), value: request.accountHolderName },
            { label: t('deliveryPartners.accountNumber'), value: request.bankAccountNumber },
            { label: t('deliveryPartners.ifscCode'), value: request.ifscCode },
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
