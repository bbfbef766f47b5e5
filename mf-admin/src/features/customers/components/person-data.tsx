import { useState } from 'react';
import { closeAccount, exportPersonalData } from '@basket/domain';
import { Button, download, IconDownload, IconTrash, TypedConfirmDialog } from '@basket/ui';
import { toast } from '@basket/web';
import { useTold } from '@basket/web/told';
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
  const exporting = useTold(exportPersonalData, { failed: 'Failed to load the data' });

  const save = (): Promise<void> =>
    exporting.run({ uid: person.uid }, (data) => {
      download(`data-${person.uid}.json`, JSON.stringify(data, null, 2), 'application/json');
      if (!data.isWhole) toast.info('This is the most that one file takes; npm run person gives all.');
    });

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
  const { run, isBusy, failure } = useTold(closeAccount, {
    done: `The account of ${person.name} is deleted`,
    failed: 'Failed to delete the account',
  });
  return (
    <TypedConfirmDialog
      // Customers on the phone have no address.
      email={person.email}
      title={`Delete the account of ${person.name}?`}
      text="Profile and sign-in go, and the name, phone and address leave past orders. What was paid stays in the books. This cannot be undone."
      confirmLabel="Delete account"
      isBusy={isBusy}
      problem={failure}
      onConfirm={(typed) =>
        void run({ uid: person.uid, email: typed }, () => {
          onClose();
          onErased();
        })
      }
      onClose={onClose}
    />
  );
}
