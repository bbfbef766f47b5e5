import { useState } from 'react';
import { fieldErrors, setAccountDisabled, type Role } from '@basket/domain';
import { Button, ConfirmDialog, Field, IconLock, InlineAlert } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { Sentences } from '../../../components/sentences';
import { t } from '../../../texts';

export interface AccessPerson {
  readonly uid: string;
  readonly name: string;
  readonly role: Role;
  readonly isDisabled: boolean;
}

/** Takes a person's access away, or gives it back, with a reason (rule: account-disabled). */
export function AccountAccess({ person }: { person: AccessPerson }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" leading={<IconLock />} onClick={() => setIsAsking(true)}>
        {t(person.isDisabled ? 'customers.enableAccount' : 'customers.disableAccount')}
      </Button>
      {isAsking && <ConfirmAccess person={person} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** The consequences, one sentence each. */
const consequences = ({ role, isDisabled }: AccessPerson): readonly string[] =>
  isDisabled
    ? [t('customers.canSignIn')]
    : [
        t('customers.cannotSignIn'),
        t('customers.cannotOrder'),
        ...(role === 'delivery_partner' ? [t('customers.goOffline')] : []),
        ...(role === 'admin' ? [t('customers.losesPanel')] : []),
      ];

function ConfirmAccess({ person, onClose }: { person: AccessPerson; onClose: () => void }) {
  const { uid, name, isDisabled } = person;
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string | undefined>();
  const { run, isBusy, failure } = useTold(setAccountDisabled, {
    done: t(isDisabled ? 'customers.accountEnabled' : 'customers.accountDisabled', { name }),
    failed: t(isDisabled ? 'customers.enableFailed' : 'customers.disableFailed'),
  });

  function change(): void {
    const input = { uid, isDisabled: !isDisabled, reason };
    const wrong = fieldErrors(setAccountDisabled.request, input, { whose: 'the' });
    setReasonError(wrong.reason);
    if (wrong.reason === undefined) void run(input, onClose);
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(isDisabled ? 'customers.enableTitle' : 'customers.disableTitle', { name })}
      confirmLabel={t(isDisabled ? 'customers.enableAccount' : 'customers.disableAccount')}
      isDanger={!isDisabled}
      isBusy={isBusy}
      onConfirm={change}
      onClose={onClose}
    >
      <Sentences of={consequences(person)} />
      <Field
        label={t('customers.reason')}
        data-autofocus=""
        autoComplete="off"
        maxLength={200}
        error={reasonError}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {failure !== null && <InlineAlert>{failure}</InlineAlert>}
    </ConfirmDialog>
  );
}
