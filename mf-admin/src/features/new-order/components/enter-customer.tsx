import { useState } from 'react';
import { createCustomer, fieldErrors } from '@basket/domain';
import { Button, Field, InlineAlert } from '@basket/ui';
import { failureText, useOperation } from '@basket/web';
import { t } from '../../../texts';
import { enteredCustomer, type PhoneCustomer } from '../customer';
import styles from '../new-order.module.css';

interface EnterCustomerProps {
  readonly phone: string;
  /** Nobody has this number yet. */
  readonly isFirst: boolean;
  readonly onEntered: (customer: PhoneCustomer) => void;
}

/** A new customer, by name (rule: phone-customers). */
export function EnterCustomer({ phone, isFirst, onEntered }: EnterCustomerProps) {
  const entering = useOperation(createCustomer);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  async function enter(): Promise<void> {
    const wrong = fieldErrors(createCustomer.request, { name }, { whose: 'the' }).name;
    setProblem(wrong ?? null);
    if (wrong !== undefined) return document.getElementById('new-order-name')?.focus();
    try {
      const { uid } = await entering.run({ name: name.trim(), phone });
      onEntered(enteredCustomer(uid, name.trim(), phone));
    } catch (error) {
      setProblem(failureText(t('newOrder.addCustomerFailed'), error));
    }
  }
  return (
    <form
      className={styles.enter}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <Field
        id="new-order-name"
        label={t(isFirst ? 'newOrder.newName' : 'newOrder.otherName')}
        placeholder={t('newOrder.name')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="quiet" isBusy={entering.isBusy}>
        {t('newOrder.addCustomer')}
      </Button>
      {problem !== null && <InlineAlert>{problem}</InlineAlert>}
    </form>
  );
}
