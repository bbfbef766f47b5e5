import { maxDeliveryLength, phoneDigits, typedPincode } from '@basket/domain';
import { Field, formatPhone, InlineAlert, Panel, RadioGroup, TextArea } from '@basket/ui';
import { t } from '../../../texts';
import styles from '../new-order.module.css';
import { anotherAddress, type Delivery } from '../use-delivery';

/** A narrow screen breaks the line between facts, not within. */
const unbroken = (fact: string): string => fact.replaceAll(' ', '\u00a0');

/** Where the order goes, and the note for whoever brings it. */
export function DeliveryPanel({ delivery }: { delivery: Delivery }) {
  const { form, known, chosenId, choose, areaProblem } = delivery;
  const isForm = chosenId === anotherAddress || !form.isValid;
  return (
    <Panel title={t('newOrder.deliverTo')}>
      <div className={styles.fields}>
        {known.length > 0 && (
          <div className={styles.wide}>
            <RadioGroup
              legend={t('newOrder.address')}
              isLegendHidden
              value={chosenId}
              onChange={choose}
              options={[
                ...known.map(({ addressId, address, city, pincode, phone }) => ({
                  value: addressId,
                  label: address,
                  hint: [`${city} ${pincode}`, formatPhone(phone)].map(unbroken).join(' · '),
                })),
                { value: anotherAddress, label: t('newOrder.anotherAddress') },
              ]}
            />
          </div>
        )}
        {isForm ? (
          <AddressFields delivery={delivery} />
        ) : (
          areaProblem && (
            <div className={styles.wide}>
              <InlineAlert>{areaProblem}</InlineAlert>
            </div>
          )
        )}
        <TextArea
          {...form.control('instructions')}
          maxLength={maxDeliveryLength('instructions')}
          label={t('newOrder.note')}
          isOptional
          rows={2}
          className={styles.wide}
          placeholder={t('newOrder.notePlaceholder')}
        />
      </div>
    </Panel>
  );
}

function AddressFields({ delivery: { form, areaProblem } }: { delivery: Delivery }) {
  const { control } = form;
  const text = (name: 'address' | 'city' | 'state') => ({
    ...control(name),
    maxLength: maxDeliveryLength(name),
    autoComplete: 'off',
    required: true,
  });
  const pincode = control('pincode', typedPincode);
  const digits = {
    inputMode: 'numeric',
    isNumeric: true,
    autoComplete: 'off',
    required: true,
  } as const;
  return (
    <>
      <Field
        {...text('address')}
        label={t('newOrder.address')}
        className={styles.wide}
        placeholder={t('newOrder.addressPlaceholder')}
      />
      <Field
        {...pincode}
        {...digits}
        error={pincode.error ?? areaProblem ?? undefined}
        label={t('newOrder.pincode')}
        placeholder={t('newOrder.pincodePlaceholder')}
      />
      <Field {...text('city')} label={t('newOrder.city')} />
      <Field {...text('state')} label={t('newOrder.state')} />
      <Field
        {...control('phone', phoneDigits)}
        {...digits}
        label={t('newOrder.phoneAtDoor')}
        type="tel"
        leading="+91"
        placeholder={t('newOrder.phonePlaceholder')}
      />
    </>
  );
}
