import { useState } from 'react';
import {
  editCustomer,
  isCustomerFoundBy,
  minAssignableBalancePaise,
  minCustomerSearch,
  personOf,
  readCustomerSearch,
  type CustomerSearch,
  type Profile,
  type Stored,
} from '@basket/domain';
import {
  Button,
  Dialog,
  formatPhone,
  InlineAlert,
  LoadingRegion,
  RadioGroup,
  rupees,
  SearchField,
  Skeleton,
} from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { SearchableNotice, useAccountCount } from '../../../customers/account-count';
import { useDialogOperation } from '../../../forms/use-dialog-operation';
import { useTyped } from '../../../forms/use-typed';
import { customersPage } from '../../../queries';
import styles from './dialogs.module.css';

const maxShown = 5;

/** Makes a customer a delivery partner, who is found by name, e-mail or phone. */
export function AddPartnerDialog({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('');
  const count = useAccountCount();
  const [typed, setTyped] = useTyped(search, setSearch);
  const wanted = readCustomerSearch(search);
  const [chosen, setChosen] = useState<Stored<Profile> | null>(null);
  const { save, failure, isBusy } = useDialogOperation(
    editCustomer,
    {
      done: ({ name }) => `${name} is a delivery partner now`,
      failed: 'Failed to add delivery partner',
    },
    onClose,
  );

  const promote = (profile: Stored<Profile>): Promise<void> =>
    save({
      uid: profile.id,
      before: personOf(profile),
      ...personOf(profile),
      role: 'delivery_partner',
    });

  return (
    <Dialog
      isOpen
      title="Add delivery partner"
      description="The person registers as a customer first."
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!chosen} isBusy={isBusy} onClick={() => chosen && void promote(chosen)}>
            Make delivery partner
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SearchField
          label="Search customers"
          placeholder="Name, e-mail or phone"
          value={typed}
          data-autofocus=""
          onChange={(text) => {
            setTyped(text);
            setChosen(null);
          }}
        />
        {wanted && count && !count.isAllSearchable && <SearchableNotice />}
        <div className={styles.found}>
          {wanted ? (
            <FoundCustomers search={wanted} chosen={chosen} onChoose={setChosen} />
          ) : (
            <p className={styles.none}>Type at least {minCustomerSearch} letters or digits.</p>
          )}
        </div>
        <p className={styles.next}>
          A new partner gets offers once the wallet holds {rupees(minAssignableBalancePaise)}: credit the
          joining deposit next.
        </p>
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </div>
    </Dialog>
  );
}

interface FoundCustomersProps {
  readonly search: CustomerSearch;
  readonly chosen: Stored<Profile> | null;
  readonly onChoose: (profile: Stored<Profile>) => void;
}

function FoundCustomers({ search, chosen, onChoose }: FoundCustomersProps) {
  const live = useLiveQuery(customersPage({ role: 'customer', search }, null));
  if (live.status === 'error') return <LoadFailed title="Failed to load customers" of={live} />;
  if (live.status !== 'ready')
    return (
      <LoadingRegion label="Looking for customers" className={styles.form}>
        <Skeleton size="m" />
        <Skeleton size="m" width="threeQuarters" />
      </LoadingRegion>
    );
  const customers = live.data.filter((person) => isCustomerFoundBy(person, search)).slice(0, maxShown);
  if (customers.length === 0) return <p className={styles.none}>No customer found.</p>;
  return (
    <RadioGroup
      legend="Customers"
      isLegendHidden
      value={chosen?.id ?? null}
      options={customers.map(({ id, name, email, phone }) => ({
        value: id,
        label: name,
        hint: [email, formatPhone(phone)].filter(Boolean).join(' · '),
      }))}
      onChange={(id) => {
        const profile = customers.find((customer) => customer.id === id);
        if (profile) onChoose(profile);
      }}
    />
  );
}
