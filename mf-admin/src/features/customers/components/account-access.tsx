import { useState } from 'react';
import { fieldErrors, setAccountDisabled, type Role } from '@basket/domain';
import { Button, ConfirmDialog, Field, IconLock, InlineAlert } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { Sentences } from '../../../components/sentences';

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
        {person.isDisabled ? 'Enable account' : 'Disable account'}
      </Button>
      {isAsking && <ConfirmAccess person={person} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** The consequences, one sentence each. */
const consequences = ({ role, isDisabled }: AccessPerson): readonly string[] =>
  isDisabled
    ? ['They can sign in again with their password.']
    : [
        'They are signed out everywhere and cannot sign in.',
        'They cannot order. Orders that are under way go on.',
        ...(role === 'delivery_partner' ? ['They go offline, and open offers go back to the queue.'] : []),
        ...(role === 'admin' ? ['They can no longer open the admin panel.'] : []),
      ];

function ConfirmAccess({ person, onClose }: { person: AccessPerson; onClose: () => void }) {
  const { uid, name, isDisabled } = person;
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string | undefined>();
  const verb = isDisabled ? 'Enable' : 'Disable';
  const { run, isBusy, failure } = useTold(setAccountDisabled, {
    done: `The account of ${name} is ${isDisabled ? 'enabled' : 'disabled'}`,
    failed: `Failed to ${verb.toLowerCase()} the account`,
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
      title={`${verb} the account of ${name}?`}
      confirmLabel={`${verb} account`}
      isDanger={!isDisabled}
      isBusy={isBusy}
      onConfirm={change}
      onClose={onClose}
    >
      <Sentences of={consequences(person)} />
      <Field
        label="Reason"
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
