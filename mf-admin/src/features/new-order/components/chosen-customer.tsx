import { phoneDigits } from '@basket/domain';
import { Button, formatPhone, Panel } from '@basket/ui';
import { t } from '../../../texts';
import type { PhoneCustomer } from '../customer';
import styles from '../new-order.module.css';

interface ChosenCustomerProps {
  readonly customer: PhoneCustomer;
  readonly onChange: () => void;
}

/** The customer whose order it is. */
export function ChosenCustomer({ customer, onChange }: ChosenCustomerProps) {
  return (
    <Panel
      title={t('newOrder.customer')}
      actions={
        <Button variant="quiet" size="s" aria-label={t('newOrder.changeCustomer')} onClick={onChange}>
          {t('newOrder.change')}
        </Button>
      }
    >
      <p className={styles.person}>
        <b>{customer.name}</b>
        <small>
          {[formatPhone(phoneDigits(customer.phone)), customer.email].filter(Boolean).join(' · ')}
        </small>
      </p>
    </Panel>
  );
}
