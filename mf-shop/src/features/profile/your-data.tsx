import { useState } from 'react';
import { closeAccount, exportPersonalData } from '@basket/domain';
import { Button, download, IconDownload, IconTrash, Panel, TypedConfirmDialog } from '@basket/ui';
import { session, toast, useOperation } from '@basket/web';
import styles from './profile-page.module.css';

export interface YourDataProps {
  readonly uid: string;
  readonly email: string;
}

/** The data that the shop has stored about the customer: to download, and to have deleted (rules: person-exported, person-erased). */
export function YourData({ uid, email }: YourDataProps) {
  const [isAsking, setIsAsking] = useState(false);
  const exporting = useOperation(exportPersonalData);

  async function save(): Promise<void> {
    try {
      const data = await exporting.run({ uid });
      download('my-basket-express-data.json', JSON.stringify(data, null, 2), 'application/json');
      if (!data.isWhole) toast.info('This is the most that one file takes. Ask the store for the rest.');
    } catch (error) {
      toast.error(
        error instanceof Error ? error.message : 'Your data could not be loaded. Please try again.',
      );
    }
  }

  return (
    <Panel title="Your data">
      <p className={styles.text}>
        A copy of your profile, orders and payments as a file, or an end to all of it.
      </p>
      <div className={styles.ways}>
        <Button
          variant="quiet"
          leading={<IconDownload />}
          isBusy={exporting.isBusy}
          onClick={() => void save()}
        >
          Download my data
        </Button>
        <Button variant="danger" leading={<IconTrash />} onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking && <DeleteAccount uid={uid} email={email} onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}

function DeleteAccount({ uid, email, onClose }: YourDataProps & { onClose: () => void }) {
  const closing = useOperation(closeAccount);
  const [problem, setProblem] = useState<string | null>(null);

  async function close(typed: string): Promise<void> {
    setProblem(null);
    try {
      await closing.run({ uid, email: typed });
      toast.success('Your account is deleted. Goodbye!');
      await session.signOut();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Please try again.');
    }
  }

  return (
    <TypedConfirmDialog
      email={email}
      title="Delete your account?"
      text="Your profile, addresses and favourites go, and your name, phone and address leave your past orders. What was paid stays in our books, as the law asks. This cannot be undone."
      confirmLabel="Delete account"
      cancelLabel="Keep it"
      isBusy={closing.isBusy}
      problem={problem}
      onConfirm={(typed) => void close(typed)}
      onClose={onClose}
    />
  );
}
