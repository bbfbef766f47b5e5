import { useState } from 'react';
import { createCustomer, fieldErrors, phoneDigits, type Profile, type Stored } from '@basket/domain';
import { Button, Field, Panel, Stack } from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { customersOfPhone } from '../../../queries';
import { t } from '../../../texts';
import type { PhoneCustomer } from '../customer';
import styles from '../new-order.module.css';
import { EnterCustomer } from './enter-customer';

const phoneProblem = (phone: string): string | undefined =>
  fieldErrors(createCustomer.request, { phone }).phone;

/** Finds the customer by the phone number, or enters a new one. Enter takes the first who was found. */
export function FindCustomer({ onChoose }: { onChoose: (customer: PhoneCustomer) => void }) {
  const [phone, setPhone] = useState('');
  const problem = phoneProblem(phone);
  const isComplete = problem === undefined;
  const found = useLiveQuery(isComplete ? customersOfPhone(phone) : null);
  const all = isComplete && found.status === 'ready' ? found.data : [];
  const people = all.filter(isCustomer);
  const isSettled = found.status === 'ready' && (found.data.length > 0 || !found.isFromCache);
  return (
    <Panel title={t('newOrder.customer')}>
      <Stack gap={3}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (people[0]) onChoose(people[0]);
          }}
        >
          <Field
            id="new-order-phone"
            label={t('newOrder.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            leading="+91"
            isNumeric
            placeholder={t('newOrder.phonePlaceholder')}
            maxLength={20}
            value={phone}
            error={phone.length >= 10 ? problem : undefined}
            onChange={({ target }) => setPhone(phoneDigits(target.value))}
          />
        </form>
        <p role="status" className={styles.note}>
          {isComplete && isSettled && t('newOrder.found', { n: people.length })}
        </p>
        {found.status === 'error' && <LoadFailed title={t('newOrder.loadCustomersFailed')} of={found} />}
        <People people={people} onChoose={onChoose} />
        {all.length > people.length && <p className={styles.note}>{t('newOrder.staffNotOffered')}</p>}
        {isComplete && isSettled && (
          <EnterCustomer key={phone} phone={phone} isFirst={people.length === 0} onEntered={onChoose} />
        )}
      </Stack>
    </Panel>
  );
}

const isCustomer = ({ role }: Stored<Profile>): boolean => role === 'customer';

interface PeopleProps {
  readonly people: readonly Stored<Profile>[];
  readonly onChoose: (customer: PhoneCustomer) => void;
}

/** The customers who have the number, each with what tells one from the other. */
function People({ people, onChoose }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={t('newOrder.customersOfNumber')}>
      {people.map((person) => (
        <li key={person.id}>
          <span className={styles.person}>
            <b>{person.name}</b>
            <small>
              {[person.email, person.address].filter(Boolean).join(' · ') || t('newOrder.byPhone')}
            </small>
          </span>
          <Button
            variant="quiet"
            size="s"
            aria-label={t('newOrder.choosePerson', { name: person.name })}
            onClick={() => onChoose(person)}
          >
            {t('newOrder.choose')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
