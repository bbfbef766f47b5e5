import { maxDeliveryLength, phoneDigits, type DeliveryForm } from '@basket/domain';
import { Checkbox, Field, type Form } from '@basket/ui';
import styles from './delivery-fields.module.css';

/** Whether somebody else receives the order, and who (rule: receiver). */
export function ReceiverFields({ form }: { form: Form<DeliveryForm> }) {
  const { hasReceiver } = form.values;
  return (
    <>
      <div className={styles.wide}>
        <Checkbox
          label="Somebody else receives it"
          checked={hasReceiver}
          onChange={({ target }) => form.change({ hasReceiver: target.checked })}
        />
      </div>
      {hasReceiver && (
        <>
          <Field
            {...form.control('receiverName')}
            label="Receiver’s name"
            autoComplete="off"
            maxLength={maxDeliveryLength('receiverName')}
            required
          />
          <Field
            {...form.control('receiverPhone', phoneDigits)}
            label="Receiver’s phone"
            type="tel"
            inputMode="numeric"
            isNumeric
            placeholder="10 digits"
            hint="The partner calls this number at the door."
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
