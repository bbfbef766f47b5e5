import { editPartner, fieldErrors, limitsOf, toLatinDigits } from '@basket/domain';
import { Field, FormDialog, useForm, type FormErrors } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';
import type { PartnerDialogProps } from './adjust-wallet-dialog';

interface PartnerForm {
  readonly vehicleNumber: string;
  /** As typed; empty: nobody has rated the partner. */
  readonly rating: string;
}

/** NaN for text that is no rating; the schema refuses it. */
function ratingOf({ rating }: PartnerForm): number | null {
  const typed = toLatinDigits(rating).trim();
  return typed === '' ? null : /^\d(\.\d)?$/.test(typed) ? Number(typed) : NaN;
}

const check = (form: PartnerForm): FormErrors<PartnerForm> =>
  fieldErrors(
    editPartner.request,
    { vehicleNumber: form.vehicleNumber, rating: ratingOf(form) },
    {
      whose: 'the',
      texts: {
        vehicleNumber: { tooLong: t('deliveryPartners.vehicleTooLong') },
        rating: { invalid: t('deliveryPartners.ratingInvalid') },
      },
    },
  );

/** Changes what only an admin knows of a partner. Name and phone are changed among the customers. */
export function EditPartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { run, failure } = useTold(editPartner, {
    done: () => t('deliveryPartners.partnerUpdated'),
    failed: t('deliveryPartners.updatePartnerFailed'),
  });
  const form = useForm<PartnerForm>({
    initial: {
      vehicleNumber: partner.vehicleNumber,
      rating: partner.rating === null ? '' : partner.rating.toFixed(1),
    },
    idPrefix: 'partner-',
    check,
    send: (values) =>
      run(
        { deliveryPartnerId: partner.id, vehicleNumber: values.vehicleNumber, rating: ratingOf(values) },
        onClose,
      ),
  });
  return (
    <FormDialog
      form={form}
      size="s"
      title={t('deliveryPartners.vehicleAndRating')}
      description={partner.name}
      submitLabel={t('deliveryPartners.save')}
      failure={failure}
      onClose={onClose}
    >
      <Field
        {...form.control('vehicleNumber')}
        label={t('deliveryPartners.vehicleNumber')}
        isOptional
        placeholder={t('deliveryPartners.vehicleExample')}
        autoComplete="off"
        data-autofocus=""
        maxLength={limitsOf(editPartner.request.entries.vehicleNumber).maxLength}
      />
      <Field
        {...form.control('rating')}
        label={t('deliveryPartners.rating')}
        isOptional
        trailing="/ 5"
        inputMode="decimal"
        isNumeric
        autoComplete="off"
        hint={t('deliveryPartners.ratingHint')}
      />
    </FormDialog>
  );
}
