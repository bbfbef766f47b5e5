import { useState } from 'react';
import { editCustomer, minAssignableBalancePaise, personOf, type Profile, type Stored } from '@basket/domain';
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
import { LoadFailed } from '@basket/web';
import { useSearchedCustomers } from '../../../customers/use-searched-customers';
import { useDialogOperation } from '../../../forms/use-dialog-operation';
import styles from './dialogs.module.css';

const minSearchLength = 3;
const maxShown = 5;

/** Makes a customer a delivery partner, who is found by name, e-mail or phone. */
export function AddPartnerDialog({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('');
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
          value={search}
          data-autofocus=""
          onChange={(text) => {
            setSearch(text);
            setChosen(null);
          }}
        />
        <div className={styles.found}>
          {search.trim().length < minSearchLength ? (
            <p className={styles.none}>Type at least {minSearchLength} characters.</p>
          ) : (
            <FoundCustomers search={search} chosen={chosen} onChoose={setChosen} />
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
  readonly search: string;
  readonly chosen: Stored<Profile> | null;
  readonly onChoose: (profile: Stored<Profile>) => void;
}

function FoundCustomers({ search, chosen, onChoose }: FoundCustomersProps) {
  const { live, found, isComplete, more } = useSearchedCustomers(search);
  const customers = found.filter(({ role }) => role === 'customer').slice(0, maxShown);
  if (live.status === 'error') return <LoadFailed title="Failed to load customers" of={live} />;
  if (customers.length === 0 && !isComplete && !more)
    return (
      <LoadingRegion label="Looking for customers" className={styles.form}>
        <Skeleton size="m" />
        <Skeleton size="m" width="threeQuarters" />
      </LoadingRegion>
    );
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
