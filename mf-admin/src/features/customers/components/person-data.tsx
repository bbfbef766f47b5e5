import { useState } from 'react';
import { closeAccount, exportPersonalData } from '@basket/domain';
import { Button, download, IconDownload, IconTrash, TypedConfirmDialog } from '@basket/ui';
import { toast } from '@basket/web';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';
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
  const exporting = useTold(exportPersonalData, { failed: t('customers.loadDataFailed') });

  const save = (): Promise<void> =>
    exporting.run({ uid: person.uid }, (data) => {
      download(`data-${person.uid}.json`, JSON.stringify(data, null, 2), 'application/json');
      if (!data.isWhole) toast.info(t('customers.dataCut'));
    });

  return (
    <div className={styles.data}>
      <Button
        variant="quiet"
        leading={<IconDownload />}
        isBusy={exporting.isBusy}
        onClick={() => void save()}
      >
        {t('customers.downloadData')}
      </Button>
      <AccountAccess person={person} />
      <Button variant="danger" leading={<IconTrash />} onClick={() => setIsAsking(true)}>
        {t('customers.deleteAccount')}
      </Button>
      {isAsking && <ErasePerson person={person} onErased={onErased} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function ErasePerson({ person, onErased, onClose }: PersonDataProps & { onClose: () => void }) {
  const { run, isBusy, failure } = useTold(closeAccount, {
    done: t('customers.accountDeleted', { name: person.name }),
    failed: t('customers.deleteFailed'),
  });
  return (
    <TypedConfirmDialog
      // Customers on the phone have no address.
      email={person.email}
      title={t('customers.deleteTitle', { name: person.name })}
      text={t('customers.deleteText')}
      confirmLabel={t('customers.deleteAccount')}
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
