import { maxDeliveryLength, phoneDigits, type DeliveryForm } from '@basket/domain';
import { Checkbox, Field, type Form } from '@basket/ui';
import { t } from '../../../texts';
import styles from './delivery-fields.module.css';

/** Whether somebody else receives the order, and who (rule: receiver). */
export function ReceiverFields({ form }: { form: Form<DeliveryForm> }) {
  const { hasReceiver } = form.values;
  return (
    <>
      <div className={styles.wide}>
        <Checkbox
          label={t('checkout.hasReceiver')}
          checked={hasReceiver}
          onChange={({ target }) => form.change({ hasReceiver: target.checked })}
        />
      </div>
      {hasReceiver && (
        <>
          <Field
            {...form.control('receiverName')}
            label={t('checkout.receiverName')}
            autoComplete="off"
            maxLength={maxDeliveryLength('receiverName')}
            required
          />
          <Field
            {...form.control('receiverPhone', phoneDigits)}
            label={t('checkout.receiverPhone')}
            type="tel"
            inputMode="numeric"
            isNumeric
            placeholder={t('phoneField.tenDigits')}
            hint={t('checkout.receiverHint')}
            autoComplete="off"
            leading="+91"
            // Allows the spaces of a pasted number, of which only the digits are kept.
            maxLength={20}
            required
          />
        </>
      )}
    </>
  );
}
