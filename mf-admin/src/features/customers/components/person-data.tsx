import { useState } from 'react';
import { closeAccount, exportPersonalData } from '@basket/domain';
import { Button, download, IconDownload, IconTrash, TypedConfirmDialog } from '@basket/ui';
import { failureText, toast, useOperation } from '@basket/web';
import { AccountAccess, type AccessPerson } from './account-access';
import styles from './customers.module.css';

interface Person extends AccessPerson {
  readonly email: string;
}

export interface PersonDataProps {
  readonly person: Person;
  readonly onErased: () => void;
}

/** For a person who asks the store: a copy of what is stored about them, or its end (rules: person-exported, person-erased). */
export function PersonData({ person, onErased }: PersonDataProps) {
  const [isAsking, setIsAsking] = useState(false);
  const exporting = useOperation(exportPersonalData);

  async function save(): Promise<void> {
    try {
      const data = await exporting.run({ uid: person.uid });
      download(`data-${person.uid}.json`, JSON.stringify(data, null, 2), 'application/json');
      if (!data.isWhole) toast.info('This is the most that one file takes; npm run person gives all.');
    } catch (error) {
      toast.error(failureText('Failed to load the data', error));
    }
  }

  return (
    <div className={styles.data}>
      <Button
        variant="quiet"
        leading={<IconDownload />}
        isBusy={exporting.isBusy}
        onClick={() => void save()}
      >
        Download data
      </Button>
      <AccountAccess person={person} />
      <Button variant="danger" leading={<IconTrash />} onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking && <ErasePerson person={person} onErased={onErased} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function ErasePerson({ person, onErased, onClose }: PersonDataProps & { onClose: () => void }) {
  const closing = useOperation(closeAccount);
  const [problem, setProblem] = useState<string | null>(null);

  async function erase(typed: string): Promise<void> {
    setProblem(null);
    try {
      await closing.run({ uid: person.uid, email: typed });
      toast.success(`The account of ${person.name} is deleted`);
      onClose();
      onErased();
    } catch (error) {
      setProblem(failureText('Failed to delete the account', error));
    }
  }

  return (
    <TypedConfirmDialog
      // Customers on the phone have no address.
      email={person.email}
      title={`Delete the account of ${person.name}?`}
      text="Profile and sign-in go, and the name, phone and address leave past orders. What was paid stays in the books. This cannot be undone."
      confirmLabel="Delete account"
      isBusy={closing.isBusy}
      problem={problem}
      onConfirm={(typed) => void erase(typed)}
      onClose={onClose}
    />
  );
}
