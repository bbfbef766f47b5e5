import { useState } from 'react';
import { closeAccount, exportPersonalData } from '@basket/domain';
import { Button, download, IconDownload, IconTrash, Panel, TypedConfirmDialog } from '@basket/ui';
import { session, toast, useOperation } from '@basket/web';
import { t } from '../../texts';
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
      if (!data.isWhole) toast.info(t('profile.partOfData'));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t('profile.dataFailed'));
    }
  }

  return (
    <Panel title={t('profile.yourData')}>
      <p className={styles.text}>{t('profile.dataText')}</p>
      <div className={styles.ways}>
        <Button
          variant="quiet"
          leading={<IconDownload />}
          isBusy={exporting.isBusy}
          onClick={() => void save()}
        >
          {t('profile.download')}
        </Button>
        <Button variant="danger" leading={<IconTrash />} onClick={() => setIsAsking(true)}>
          {t('profile.deleteMyAccount')}
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
      toast.success(t('profile.deleted'));
      await session.signOut();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('profile.deleteFailed'));
    }
  }

  return (
    <TypedConfirmDialog
      email={email}
      title={t('profile.deleteAccountTitle')}
      text={t('profile.deleteAccountText')}
      confirmLabel={t('profile.deleteAccount')}
      cancelLabel={t('profile.keepAccount')}
      isBusy={closing.isBusy}
      problem={problem}
      onConfirm={(typed) => void close(typed)}
      onClose={onClose}
    />
  );
}
